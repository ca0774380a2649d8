import { fileLine, filesIn } from '@cursiv/shared-domain';
import { formatBytes, formatLanguage, useLocale } from '@cursiv/shared-i18n';
import { FileLine, LocalizedText } from '@cursiv/shared-ui';
import { useRef } from 'react';
import { useT } from '../../../messages/messages.ts';
import type { ReadableCourse, ReadableLesson } from '../../../shared/courses/readable-course.ts';
import { DownloadButton } from './download-button.tsx';

type LessonFilesProps = {
  course: ReadableCourse;
  lesson: ReadableLesson;
  /** Told once every file has been downloaded. */
  onAllOpened?: (() => void) | undefined;
};

/** The files of a lesson, to download. */
export function LessonFiles({ course, lesson, onAllOpened }: LessonFilesProps) {
  const t = useT();
  const locale = useLocale();
  const opened = useRef(new Set<string>());
  const files = filesIn(lesson.files ?? [], locale).map((file) => fileLine(file, locale, course.baseLocale));
  if (files.length === 0) return <p>{t('lesson.noFiles')}</p>;
  const noteOpened = (path: string) => {
    opened.current.add(path);
    if (files.every((file) => opened.current.has(file.path))) onAllOpened?.();
  };
  return (
    <ul aria-label={t('lesson.files')}>
      {files.map(({ title, kind, path, bytes, locale: language }) => (
        <FileLine
          key={path}
          name={<LocalizedText {...title} />}
          items={[
            { id: 'kind', text: kind },
            { id: 'size', text: formatBytes(bytes, locale) },
            ...(language ? [{ id: 'language', text: formatLanguage(language, locale) }] : []),
          ]}
          actions={
            <DownloadButton
              path={path}
              title={title.text}
              at={{ kind: 'lesson', courseId: course.id, lessonId: lesson.id }}
              onDownloaded={() => noteOpened(path)}
            />
          }
        />
      ))}
    </ul>
  );
}
