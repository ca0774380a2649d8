import { COURSE_LIMITS, type DraftLesson, FILE_RULES, type LessonFile } from '@cursiv/shared-domain';
import { Cluster, Stack } from '@cursiv/shared-ui';
import { LibraryButton } from '../../../../shared/media/library/library-button.tsx';
import { useMediaT } from '../../../../shared/media/messages/messages.ts';
import { FilePicker } from '../../../../shared/uploads/file-picker.tsx';
import { UploadStatusLine } from '../../../../shared/uploads/upload-status.tsx';
import { useAround } from '../../authoring-context.ts';
import { useAuthoringT } from '../../messages/messages.ts';
import * as styles from '../lesson-video-fields.module.css';
import { useLessonUpload } from '../use-lesson-upload.ts';
import { LessonFileField } from './lesson-file-field.tsx';

const NO_FILES: LessonFile[] = [];

/** The files of a lesson that learners download, in their order. */
export function LessonFileFields({ lesson }: { lesson: DraftLesson }) {
  const authoringT = useAuthoringT();
  const mediaT = useMediaT();
  const { edit } = useAround();
  const upload = useLessonUpload(lesson.id, 'file', FILE_RULES.document);
  const files = lesson.files ?? NO_FILES;
  const put = (changed: LessonFile[]) => edit({ type: 'lesson', id: lesson.id, change: { files: changed } });
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{authoringT('files.title')}</legend>
      <Stack gap={2}>
        {files.map((file) => (
          <LessonFileField
            key={file.path}
            file={file}
            onChange={(change) => put(files.map((it) => (it.path === file.path ? { ...it, ...change } : it)))}
            onRemove={() => put(files.filter((it) => it.path !== file.path))}
          />
        ))}
        {files.length < COURSE_LIMITS.lessonFiles && (
          <>
            <p className={styles.note}>{authoringT('files.hint')}</p>
            <Cluster>
              <FilePicker
                size="small"
                label={authoringT('files.add')}
                rule={FILE_RULES.document}
                disabled={upload.isUnderWay}
                onPick={(file) => upload.start(file)}
              />
              <LibraryButton
                medium="document"
                label={mediaT('picture.fromLibrary')}
                onChoose={(file) => edit({ type: 'lessonFile', id: lesson.id, part: 'file', file })}
              />
            </Cluster>
          </>
        )}
        <UploadStatusLine upload={upload} rule={FILE_RULES.document} />
      </Stack>
    </fieldset>
  );
}
