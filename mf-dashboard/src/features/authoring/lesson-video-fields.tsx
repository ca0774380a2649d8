import { type DraftLesson, FILE_RULES, fileNameOf } from '@cursiv/shared-domain';
import { LOCALES } from '@cursiv/shared-i18n';
import { Button, Cluster, Stack } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { FilePicker } from '../../shared/uploads/file-picker.tsx';
import { UploadStatusLine } from '../../shared/uploads/upload-status.tsx';
import { useAuthoring } from './authoring-context.ts';
import { LessonTrackField } from './lesson-track-field.tsx';
import * as styles from './lesson-video-fields.module.css';
import { useLessonUpload } from './use-lesson-upload.ts';

const TRACK_KINDS = ['captions', 'chapters'] as const;

/** A lesson's video with its captions and chapters in both languages. */
export function LessonVideoFields({ lesson }: { lesson: DraftLesson }) {
  const t = useT();
  const { edit } = useAuthoring();
  const change = (fields: Partial<DraftLesson>) => edit({ type: 'lesson', id: lesson.id, change: fields });
  const { video } = lesson;
  const upload = useLessonUpload(lesson.id, 'video', FILE_RULES.video);
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{t('authoring.video')}</legend>
      <Stack gap={2}>
        <p className={styles.note}>{video ? fileNameOf(video.path) : t('authoring.noVideo')}</p>
        <Cluster>
          <FilePicker
            size="small"
            label={t(video ? 'authoring.replaceVideo' : 'authoring.addVideo')}
            rule={FILE_RULES.video}
            disabled={upload.isUnderWay}
            onPick={upload.start}
          />
          {video && (
            <Button variant="quiet" size="small" onClick={() => change({ video: undefined })}>
              {t('authoring.removeVideo')}
            </Button>
          )}
        </Cluster>
        <UploadStatusLine upload={upload} rule={FILE_RULES.video} />
        {video &&
          TRACK_KINDS.map((kind) =>
            LOCALES.map((locale) => (
              <LessonTrackField key={`${kind}-${locale}`} lesson={lesson} video={video} kind={kind} locale={locale} />
            )),
          )}
      </Stack>
    </fieldset>
  );
}
