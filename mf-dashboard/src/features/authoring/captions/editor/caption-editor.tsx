import { useCommand } from '@cursiv/shared-data/commands';
import type { Cue, DraftLesson, LessonVideo } from '@cursiv/shared-domain';
import { Button, Cluster, Dialog, EmptyState, FormError, Notice } from '@cursiv/shared-ui';
import { Plus } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { useT } from '../../../../messages/messages.ts';
import { useMediaT } from '../../../../shared/media/messages/messages.ts';
import { useAuthoring } from '../../authoring-context.ts';
import { newPartId } from '../../draft/new-part-id.ts';
import { canFinish, cueProblems } from '../cues/cue-problems.ts';
import { addCue } from '../cues/edit-cues.ts';
import * as styles from './caption-editor.module.css';
import { CaptionStage } from './caption-stage.tsx';
import { CaptionTools } from './caption-tools.tsx';
import { useCueKeys } from './cue-key.ts';
import { CueRow } from './cue-row.tsx';
import { useFinishCaptions } from './use-finish-captions.ts';

type CaptionEditorProps = { lesson: DraftLesson; video: LessonVideo; onClose: () => void };

const NO_CUES: Cue[] = [];

/** Captions in both languages, with the video beside them. They are saved with the draft until they are finished. */
export default function CaptionEditor({ lesson, video, onClose }: CaptionEditorProps) {
  const t = useT();
  const mediaT = useMediaT();
  const { state, edit, focus } = useAuthoring();
  const cues = state.captions[lesson.id] ?? NO_CUES;
  const stage = useRef<HTMLVideoElement>(null);
  const [chosen, setChosen] = useState<string>();
  const { isPending, failure, run } = useCommand();
  const finish = useFinishCaptions(lesson, video);
  const change = useCallback(
    (by: (present: Cue[]) => Cue[]) => edit({ type: 'captions', lessonId: lesson.id, change: by }),
    [edit, lesson.id],
  );
  const now = useCallback(() => Math.round((stage.current?.currentTime ?? 0) * 1000), []);
  const problems = cueProblems(cues, lesson.durationSec * 1000 + 1000);
  const add = () => {
    const id = newPartId();
    change((present) => addCue(present, now(), id));
    focus(`cue-${id}`);
  };
  useCueKeys({ stage, cue: chosen, change, add, now });
  const done = async () => {
    const outcome = await run(() => finish(cues));
    if (outcome.status === 'done') onClose();
  };
  return (
    <Dialog
      open
      size="wide"
      role="alertdialog"
      title={mediaT('captions.title')}
      closeLabel={mediaT('captions.later')}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {mediaT('captions.later')}
          </Button>
          <Button pending={isPending} disabled={!canFinish(problems)} onClick={() => void done()}>
            {mediaT('captions.finish')}
          </Button>
        </>
      }
    >
      <div className={styles.editor}>
        <div className={styles.side}>
          <CaptionStage ref={stage} path={video.path} cues={cues} />
        </div>
        <div className={styles.list}>
          {cues.length === 0 && (
            <EmptyState level={3} title={mediaT('captions.none')} text={mediaT('captions.noneText')} />
          )}
          {cues.length > 0 && (
            <ol
              className={styles.cues}
              onFocus={({ target }) => setChosen(target.closest<HTMLElement>('[data-cue]')?.dataset.cue)}
            >
              {cues.map((cue, index) => (
                <CueRow
                  key={cue.id}
                  cue={cue}
                  place={index + 1}
                  isLast={index === cues.length - 1}
                  problem={problems.get(cue.id)}
                  change={change}
                  stage={stage}
                />
              ))}
            </ol>
          )}
          <Cluster>
            <Button variant="secondary" size="small" icon={<Plus size={18} aria-hidden />} onClick={add}>
              {mediaT('captions.add')}
            </Button>
          </Cluster>
          {!canFinish(problems) && <Notice tone="warning">{mediaT('captions.cannotFinish')}</Notice>}
          {failure && <FormError title={mediaT('captions.failed')}>{t(`error.${failure}`)}</FormError>}
        </div>
        <div className={styles.tools}>
          <CaptionTools change={change} chosen={chosen} />
        </div>
      </div>
    </Dialog>
  );
}
