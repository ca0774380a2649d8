import { FILE_RULES, lessonFilePath, mediaTypeOf } from '@cursiv/shared-data';
import type { DraftLesson } from '@cursiv/shared-domain';
import { LOCALES } from '@cursiv/shared-i18n';
import { Button, Cluster, Stack } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { FilePicker } from '../../shared/file-picker.tsx';
import { report } from '../../shared/platform.ts';
import { UploadStatusLine } from '../../shared/upload-status.tsx';
import { useUpload } from '../../shared/use-upload.ts';
import { useAuthoring } from './authoring-context.ts';
import { fileName } from './file-name.ts';
import { LessonTrackField } from './lesson-track-field.tsx';
import * as styles from './lesson-video-fields.module.css';
import { videoDuration } from './video-duration.ts';

const TRACK_KINDS = ['captions', 'chapters'] as const;

/** A lesson's video with its captions and chapters in both languages. */
export function LessonVideoFields({ lesson }: { lesson: DraftLesson }) {
  const t = useT();
  const { uid, courseId, edit } = useAuthoring();
  const change = (fields: Partial<DraftLesson>) => edit({ type: 'lesson', id: lesson.id, change: fields });
  const { video } = lesson;
  const upload = useUpload(
    FILE_RULES.video,
    ({ name }) => lessonFilePath(uid, courseId, lesson.id, name),
    (path, file) => {
      change({ video: { captions: [], ...video, path, contentType: mediaTypeOf(file) } });
      videoDuration(file).then(
        (durationSec) => change({ durationSec }),
        (error: unknown) => report(error),
      );
    },
  );
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{t('authoring.video')}</legend>
      <Stack gap={2}>
        <p className={styles.note}>{video ? fileName(video.path) : t('authoring.noVideo')}</p>
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
