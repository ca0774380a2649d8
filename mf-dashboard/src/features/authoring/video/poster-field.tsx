import { openFilm, uploadFile, useLoad } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import type { DraftLesson, LessonVideo } from '@cursiv/shared-domain';
import { Button, Cluster, Dialog, Film, FormError, LoadFailure, Skeleton, Stack } from '@cursiv/shared-ui';
import { useCallback, useId, useRef, useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { useMediaT } from '../../../shared/media/messages/messages.ts';
import { encodePicture } from '../../../shared/media/pictures/encode-picture.ts';
import { useAround } from '../authoring-context.ts';
import { timeText } from '../captions/track/time-text.ts';
import * as styles from './poster-field.module.css';

const SIZE = { width: 1280, height: 1280 };
/** About one frame, in seconds. */
const FRAME_S = 0.04;

type PosterFieldProps = { lesson: DraftLesson; video: LessonVideo };

/** The picture that a video shows until it plays: any moment of it. */
export function PosterField({ lesson, video }: PosterFieldProps) {
  const mediaT = useMediaT();
  const { edit } = useAround();
  const [isOpen, setIsOpen] = useState(false);
  const remove = () => {
    const { poster: _, ...rest } = video;
    edit({ type: 'lesson', id: lesson.id, change: { video: rest } });
  };
  return (
    <Cluster>
      <span className={styles.note}>
        {mediaT('poster.title')}: {mediaT(video.poster ? 'poster.there' : 'poster.none')}
      </span>
      <Button variant="secondary" size="small" onClick={() => setIsOpen(true)}>
        {mediaT('poster.choose')}
      </Button>
      {video.poster && (
        <Button variant="quiet" size="small" onClick={remove}>
          {mediaT('poster.remove')}
        </Button>
      )}
      {isOpen && <PosterDialog lesson={lesson} video={video} onClose={() => setIsOpen(false)} />}
    </Cluster>
  );
}

function PosterDialog({ lesson, video, onClose }: PosterFieldProps & { onClose: () => void }) {
  const t = useT();
  const mediaT = useMediaT();
  const momentId = useId();
  const { courseId, edit } = useAround();
  const film = useLoad(useCallback(() => openFilm(video.path), [video.path]));
  const frame = useRef<HTMLVideoElement>(null);
  const [length, setLength] = useState(lesson.durationSec);
  const [at, setAt] = useState(0);
  const { isPending, failure, run } = useCommand();
  const seek = (seconds: number) => {
    const moment = Math.min(length, Math.max(0, seconds));
    setAt(moment);
    if (frame.current) frame.current.currentTime = moment;
  };
  const use = async () => {
    const source = frame.current;
    if (!source) return;
    const outcome = await run(async () => {
      const whole = { x: 0, y: 0, width: source.videoWidth, height: source.videoHeight };
      const picture = await encodePicture(source, whole, SIZE, 'poster');
      const file = await uploadFile({ kind: 'lesson', courseId, lessonId: lesson.id }, picture);
      edit({ type: 'lessonFile', id: lesson.id, part: 'poster', file });
    });
    if (outcome.status === 'done') onClose();
  };
  return (
    <Dialog
      open
      size="large"
      title={mediaT('poster.choose')}
      closeLabel={mediaT('poster.close')}
      onClose={onClose}
      actions={
        <Button pending={isPending} onClick={() => void use()}>
          {mediaT('poster.use')}
        </Button>
      }
    >
      <Stack gap={2}>
        {film.status === 'loading' && <Skeleton ratio="16 / 9" shape="block" />}
        {film.status === 'failed' && (
          <LoadFailure title={t('lesson.videoFailed')} text={t(`error.${film.error.code}`)} retry={film.retry} />
        )}
        {film.status === 'ready' && (
          <Film
            ref={frame}
            className={styles.frame}
            src={film.value}
            crossOrigin="anonymous"
            preload="auto"
            muted
            playsInline
            onLoadedMetadata={({ currentTarget }) => setLength(currentTarget.duration)}
          />
        )}
        <label htmlFor={momentId}>
          {mediaT('poster.second')}: <output>{timeText(Math.round(at * 1000))}</output>
        </label>
        <input
          id={momentId}
          className={styles.moment}
          type="range"
          min={0}
          max={length}
          step={0.1}
          value={at}
          aria-valuetext={timeText(Math.round(at * 1000))}
          onChange={({ currentTarget }) => seek(currentTarget.valueAsNumber)}
        />
        <Cluster>
          <Button variant="secondary" size="small" onClick={() => seek(at - FRAME_S)}>
            {mediaT('poster.back')}
          </Button>
          <Button variant="secondary" size="small" onClick={() => seek(at + FRAME_S)}>
            {mediaT('poster.forward')}
          </Button>
        </Cluster>
        {failure && <FormError title={mediaT('poster.failed')}>{t(`error.${failure}`)}</FormError>}
      </Stack>
    </Dialog>
  );
}
