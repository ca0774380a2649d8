import { type DraftLesson, FILE_RULES, fileNameOf, type MediaFile } from '@cursiv/shared-domain';
import { formatBytes, formatDuration, LOCALES, useLocale } from '@cursiv/shared-i18n';
import { report } from '@cursiv/shared-platform/shell';
import { Button, Cluster, Notice, Stack } from '@cursiv/shared-ui';
import { LibraryButton } from '../../../shared/media/library/library-button.tsx';
import { useMediaT } from '../../../shared/media/messages/messages.ts';
import { FilePicker } from '../../../shared/uploads/file-picker.tsx';
import { UploadStatusLine } from '../../../shared/uploads/upload-status.tsx';
import { useAround } from '../authoring-context.ts';
import { CaptionsPart } from '../captions/captions-part.tsx';
import { useAuthoringT } from '../messages/messages.ts';
import { factsAt } from '../video/facts-at.ts';
import { PosterField } from '../video/poster-field.tsx';
import { useCheckedVideo } from '../video/use-checked-video.ts';
import { LessonTrackField } from './lesson-track-field.tsx';
import * as styles from './lesson-video-fields.module.css';
import { useLessonUpload } from './use-lesson-upload.ts';

const TRACK_KINDS = ['captions', 'chapters'] as const;

/** A lesson's video with its captions and chapters in both languages. */
export function LessonVideoFields({ lesson }: { lesson: DraftLesson }) {
  const authoringT = useAuthoringT();
  const mediaT = useMediaT();
  const locale = useLocale();
  const { edit } = useAround();
  const change = (fields: Partial<DraftLesson>) => edit({ type: 'lesson', id: lesson.id, change: fields });
  const { video } = lesson;
  const upload = useLessonUpload(lesson.id, 'video', FILE_RULES.video);
  const { checked, pick } = useCheckedVideo(upload);
  const reuse = async ({ path, contentType, bytes }: MediaFile) => {
    const facts = await factsAt(path).catch(report);
    edit({
      type: 'lessonFile',
      id: lesson.id,
      part: 'video',
      file: { path, contentType, bytes },
      facts: facts ?? undefined,
    });
  };
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{authoringT('video')}</legend>
      <Stack gap={2}>
        <p className={styles.note}>
          {video
            ? fileNameOf(video.path)
            : authoringT('noVideo', { limit: formatBytes(FILE_RULES.video.maxBytes, locale) })}
        </p>
        {video?.width && video.height && (
          <p className={styles.note}>
            {mediaT('videoFacts', {
              length: formatDuration(lesson.durationSec, locale),
              width: video.width,
              height: video.height,
              size: formatBytes(video.bytes ?? 0, locale),
            })}
          </p>
        )}
        <Cluster>
          <FilePicker
            size="small"
            label={authoringT(video ? 'replaceVideo' : 'addVideo')}
            rule={FILE_RULES.video}
            disabled={upload.isUnderWay || checked?.status === 'checking'}
            onPick={pick}
          />
          <LibraryButton medium="video" label={mediaT('picture.fromLibrary')} onChoose={(file) => void reuse(file)} />
          {video && (
            <Button variant="quiet" size="small" onClick={() => change({ video: undefined })}>
              {authoringT('removeVideo')}
            </Button>
          )}
        </Cluster>
        {checked?.status === 'checking' && <p role="status">{mediaT('videoProblem.checking')}</p>}
        {checked?.status === 'refused' && (
          <Notice tone="warning" role="alert" title={mediaT('videoProblem.title', checked)}>
            {mediaT(`videoProblem.${checked.problem}`)}
          </Notice>
        )}
        {checked?.status === 'refused-package' && (
          <Notice tone="warning" role="alert" title={mediaT('videoProblem.title', checked)}>
            {mediaT(`packageProblem.${checked.problem}`)} {checked.detail && <code>{checked.detail}</code>}
          </Notice>
        )}
        <UploadStatusLine upload={upload} rule={FILE_RULES.video} />
        {video && <PosterField lesson={lesson} video={video} />}
        {video && <CaptionsPart lesson={lesson} video={video} />}
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
