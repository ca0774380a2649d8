import type { CoursePayload, LessonLine as LessonLineData } from '@cursiv/shared-domain';
import { formatDuration, type Locale, useLocale } from '@cursiv/shared-i18n';
import { Badge, LocalizedText, later, PagePart } from '@cursiv/shared-ui';
import { BookOpenText, ChevronDown, CirclePlay, FileDown, ListChecks } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import * as styles from './outline.module.css';

const LessonPreview = later(async () => ({ default: (await import('./lesson-preview.tsx')).LessonPreview }));

const icons = { text: BookOpenText, video: CirclePlay, quiz: ListChecks, file: FileDown };

type LessonLineProps = {
  courseId: string;
  /** The language that the course is shown in; only lessons in another one are marked. */
  courseLocale: Locale;
  lesson: LessonLineData;
};

function LessonLine({ courseId, courseLocale, lesson }: LessonLineProps) {
  const t = useT();
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const previewId = useId();
  const Icon = icons[lesson.type];
  const title = <LocalizedText {...lesson.title} marked={lesson.title.locale !== courseLocale} />;
  return (
    <li>
      <div className={styles.lesson}>
        <span className={styles.icon} role="img" aria-label={t(`lessonType.${lesson.type}`)}>
          <Icon size={20} aria-hidden />
        </span>
        <span className={styles.title}>
          {lesson.freePreview ? (
            <button
              type="button"
              className={styles.open}
              aria-expanded={isOpen}
              aria-controls={previewId}
              onClick={() => setIsOpen(!isOpen)}
            >
              {title}{' '}
              <Badge tone="progress" size="small">
                {t('course.freePreview')}
              </Badge>
              <ChevronDown size={20} aria-hidden className={styles.chevron} />
            </button>
          ) : (
            title
          )}
        </span>
        <span className={styles.duration}>{formatDuration(lesson.durationSec, locale)}</span>
      </div>
      <div id={previewId} hidden={!isOpen}>
        {isOpen && (
          <Suspense>
            <LessonPreview courseId={courseId} lessonId={lesson.id} />
          </Suspense>
        )}
      </div>
    </li>
  );
}

const lengthOf = (lessons: readonly LessonLineData[]) => lessons.reduce((sum, { durationSec }) => sum + durationSec, 0);

/** The course's lessons in order; free ones open in place. */
export function Outline({ course }: { course: CoursePayload }) {
  const t = useT();
  const locale = useLocale();
  const summary = `${t('counted.lessons', { count: course.lessonCount })}, ${formatDuration(course.durationSec, locale)}`;
  return (
    <PagePart title={t('course.outline')} intro={summary} id="outline">
      <ol className={styles.outline}>
        {course.outline.map((part) => (
          <li key={part.id} className={styles.part}>
            <h3 className={styles.partTitle}>
              <LocalizedText {...part.title} />
            </h3>
            <p className={styles.partLength}>
              {t('counted.lessons', { count: part.lessons.length })}, {formatDuration(lengthOf(part.lessons), locale)}
            </p>
            <ol>
              {part.lessons.map((lesson) => (
                <LessonLine key={lesson.id} courseId={course.id} courseLocale={course.title.locale} lesson={lesson} />
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </PagePart>
  );
}
