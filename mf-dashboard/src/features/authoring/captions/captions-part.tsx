import { useCommand } from '@cursiv/shared-data/commands';
import type { DraftLesson, LessonVideo } from '@cursiv/shared-domain';
import { Button, Cluster, FormError, later } from '@cursiv/shared-ui';
import { Suspense, useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { useMediaT } from '../../../shared/media/messages/messages.ts';
import { useAuthoring } from '../authoring-context.ts';
import { HistoryButton } from '../history/history-button.tsx';
import * as styles from '../lesson/lesson-video-fields.module.css';

/** Fetched by those who write captions. */
const CaptionEditor = later(() => import('./editor/caption-editor.tsx'));

type CaptionsPartProps = { lesson: DraftLesson; video: LessonVideo };

/** Opens the captions of a video for writing: those that are being written, else those of its files. */
export function CaptionsPart({ lesson, video }: CaptionsPartProps) {
  const t = useT();
  const mediaT = useMediaT();
  const { state, edit } = useAuthoring();
  const [isOpen, setIsOpen] = useState(false);
  const { isPending, failure, run } = useCommand();
  const count = state.captions[lesson.id]?.length ?? 0;
  const open = async () => {
    const outcome = await run(async () => {
      if (count > 0 || video.captions.length === 0) return;
      const { cuesOf } = await import('./cues/cues-of.ts');
      const cues = await cuesOf(video);
      edit({ type: 'captions', lessonId: lesson.id, change: () => cues });
    });
    if (outcome.status === 'done') setIsOpen(true);
  };
  return (
    <>
      <Cluster>
        <Button variant="secondary" size="small" pending={isPending} onClick={() => void open()}>
          {mediaT(count > 0 ? 'captions.continue' : 'captions.write')}
        </Button>
        <HistoryButton place={{ of: 'lesson', id: lesson.id, field: 'captions' }} locale={state.content.baseLocale} />
        {count > 0 && <span className={styles.note}>{mediaT('captions.unfinished', { count })}</span>}
      </Cluster>
      {failure && <FormError title={mediaT('captions.notOpened')}>{t(`error.${failure}`)}</FormError>}
      {isOpen && (
        <Suspense fallback={null}>
          <CaptionEditor lesson={lesson} video={video} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
