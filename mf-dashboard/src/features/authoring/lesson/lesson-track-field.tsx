import { type DraftLesson, FILE_RULES, fileNameOf, type LessonVideo, type Locale } from '@cursiv/shared-domain';
import { formatLanguage, useLocale } from '@cursiv/shared-i18n';
import { Button, Cluster, Notice, Stack } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { FilePicker } from '../../../shared/uploads/file-picker.tsx';
import { UploadStatusLine } from '../../../shared/uploads/upload-status.tsx';
import { useAround } from '../authoring-context.ts';
import { toWebVtt } from '../captions/track/read-track.ts';
import { useAuthoringT } from '../messages/messages.ts';
import type { TrackProblem } from './check-track.ts';
import * as styles from './lesson-video-fields.module.css';
import { useLessonUpload } from './use-lesson-upload.ts';

type LessonTrackFieldProps = {
  lesson: DraftLesson;
  video: LessonVideo;
  kind: 'captions' | 'chapters';
  locale: Locale;
};

/** The captions or chapters of a video in one language: a WebVTT file, checked before it is uploaded. */
export function LessonTrackField({ lesson, video, kind, locale }: LessonTrackFieldProps) {
  const t = useT();
  const authoringT = useAuthoringT();
  const language = formatLanguage(locale, useLocale());
  const { edit } = useAround();
  const [refused, setRefused] = useState<{ name: string; problem: TrackProblem }>();
  const tracks = video[kind] ?? [];
  const present = tracks.find((track) => track.locale === locale);
  const remove = () => {
    const others = tracks.filter((track) => track.locale !== locale);
    edit({ type: 'lesson', id: lesson.id, change: { video: { ...video, [kind]: others } } });
  };
  const upload = useLessonUpload(lesson.id, `${kind}-${locale}`, FILE_RULES.captions);
  const pick = async (file: File) => {
    if (file.size > FILE_RULES.captions.maxBytes) {
      setRefused(undefined);
      return upload.start(asTrack(file.name, file));
    }
    const read = toWebVtt(file.name, await file.text(), kind);
    if ('problem' in read) {
      setRefused({ name: file.name, problem: read.problem });
      return upload.clear();
    }
    setRefused(undefined);
    upload.start(asTrack(file.name, read.text));
  };
  return (
    <Stack gap={1}>
      <Cluster>
        <span className={styles.note}>
          {authoringT(`${kind}.name`, { language })}: {present ? fileNameOf(present.path) : authoringT(`${kind}.none`)}
        </span>
        <FilePicker
          size="small"
          label={authoringT(`${kind}.choose`, { language })}
          rule={FILE_RULES.captions}
          disabled={upload.isUnderWay}
          onPick={(file) => void pick(file)}
        />
        {present && (
          <Button variant="quiet" size="small" onClick={remove}>
            {authoringT(`${kind}.remove`, { language })}
          </Button>
        )}
      </Cluster>
      {refused && (
        <Notice tone="warning" role="alert" title={t('upload.refused', { name: refused.name })}>
          {authoringT(
            `trackProblem.${refused.problem.kind}`,
            'line' in refused.problem ? { line: refused.problem.line } : {},
          )}
        </Notice>
      )}
      <UploadStatusLine upload={upload} rule={FILE_RULES.captions} />
    </Stack>
  );
}

/** A file of captions under its own name, as WebVTT. */
const asTrack = (name: string, content: Blob | string): File =>
  new File([content], name.replace(/\.srt$/i, '.vtt'), { type: 'text/vtt' });
