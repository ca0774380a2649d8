import { FILE_RULES, lessonFilePath, mediaTypeOf } from '@cursiv/shared-data';
import type { DraftLesson, LessonVideo, Locale } from '@cursiv/shared-domain';
import { LOCALES, useVocabulary } from '@cursiv/shared-i18n';
import { Button, Cluster, Stack } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { FilePicker } from '../../shared/file-picker.tsx';
import { report } from '../../shared/platform.ts';
import { UploadStatusLine } from '../../shared/upload-status.tsx';
import { useUpload } from '../../shared/use-upload.ts';
import { useAuthoring } from './authoring-context.ts';
import * as styles from './lesson-video-fields.module.css';
import { videoDuration } from './video-duration.ts';

/** A lesson's video and its captions in both languages. */
export function LessonVideoFields({ lesson }: { lesson: DraftLesson }) {
  const t = useT();
  const { uid, courseId, edit } = useAuthoring();
  const change = (fields: Partial<DraftLesson>) => edit({ type: 'lesson', id: lesson.id, change: fields });
  const { video } = lesson;
  const upload = useUpload(
    FILE_RULES.video,
    ({ name }) => lessonFilePath(uid, courseId, lesson.id, name),
    (path, file) => {
      change({ video: { path, contentType: mediaTypeOf(file), captions: video?.captions ?? [] } });
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
        {video && LOCALES.map((locale) => <CaptionsField key={locale} lesson={lesson} video={video} locale={locale} />)}
      </Stack>
    </fieldset>
  );
}

const fileName = (path: string) => path.split('/').at(-1) ?? path;

function CaptionsField({ lesson, video, locale }: { lesson: DraftLesson; video: LessonVideo; locale: Locale }) {
  const t = useT();
  const words = useVocabulary();
  const { uid, courseId, edit } = useAuthoring();
  const present = video.captions.find((captions) => captions.locale === locale);
  const replace = (path: string | undefined) => {
    const others = video.captions.filter((captions) => captions.locale !== locale);
    const captions = path ? [...others, { locale, path }] : others;
    edit({ type: 'lesson', id: lesson.id, change: { video: { ...video, captions } } });
  };
  const upload = useUpload(FILE_RULES.captions, ({ name }) => lessonFilePath(uid, courseId, lesson.id, name), replace);
  const name = t('authoring.captions', { language: words(`locale.${locale}`) });
  return (
    <Stack gap={1}>
      <Cluster>
        <span className={styles.note}>
          {name}: {present ? fileName(present.path) : t('authoring.noCaptions')}
        </span>
        <FilePicker
          size="small"
          label={t('authoring.chooseCaptions', { language: words(`locale.${locale}`) })}
          rule={FILE_RULES.captions}
          disabled={upload.isUnderWay}
          onPick={upload.start}
        />
        {present && (
          <Button variant="quiet" size="small" onClick={() => replace(undefined)}>
            {t('authoring.removeCaptions', { language: words(`locale.${locale}`) })}
          </Button>
        )}
      </Cluster>
      <UploadStatusLine upload={upload} rule={FILE_RULES.captions} />
    </Stack>
  );
}
