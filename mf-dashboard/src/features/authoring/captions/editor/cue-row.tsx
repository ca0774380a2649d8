import { CAPTION_LIMITS, type Cue, LOCALES } from '@cursiv/shared-domain';
import { IconButton } from '@cursiv/shared-ui';
import { Combine, Play, Scissors, Trash2 } from 'lucide-react';
import { memo, type RefObject, useId } from 'react';
import { useT } from '../../../../messages/messages.ts';
import { useMediaT } from '../../../../shared/media/messages/messages.ts';
import type { CueProblem } from '../cues/cue-problems.ts';
import { changeCue, mergeCue, removeCue, splitCue } from '../cues/edit-cues.ts';
import * as styles from './caption-editor.module.css';
import { CueTime } from './cue-time.tsx';

type CueRowProps = {
  cue: Cue;
  place: number;
  isLast: boolean;
  problem: CueProblem | undefined;
  change: (by: (cues: Cue[]) => Cue[]) => void;
  stage: RefObject<HTMLVideoElement | null>;
};

/** One caption: its times, its words in both languages beside each other, and what is wrong with it. */
export const CueRow = memo(function CueRow({ cue, place, isLast, problem, change, stage }: CueRowProps) {
  const t = useT();
  const mediaT = useMediaT();
  const problemId = useId();
  const { id, start, end } = cue;
  const now = () => Math.round((stage.current?.currentTime ?? 0) * 1000);
  const play = () => {
    const video = stage.current;
    if (!video) return;
    video.currentTime = start / 1000;
    video.play().catch(() => undefined);
  };
  const set = (part: 'start' | 'end') => (value: number) => change((cues) => changeCue(cues, id, { [part]: value }));
  return (
    <li className={styles.cue} data-cue={id}>
      <div className={styles.times}>
        <CueTime label={mediaT('captions.start', { place })} value={start} now={now} onChange={set('start')} />
        <CueTime label={mediaT('captions.end', { place })} value={end} now={now} onChange={set('end')} />
        <span className={styles.buttons}>
          <IconButton label={mediaT('captions.play', { place })} icon={<Play size={16} aria-hidden />} onClick={play} />
          <IconButton
            label={mediaT('captions.split', { place })}
            icon={<Scissors size={16} aria-hidden />}
            onClick={() => change((cues) => splitCue(cues, id, now()))}
          />
          <IconButton
            label={mediaT('captions.merge', { place })}
            icon={<Combine size={16} aria-hidden />}
            aria-disabled={isLast}
            onClick={() => change((cues) => mergeCue(cues, id))}
          />
          <IconButton
            label={mediaT('captions.remove', { place })}
            icon={<Trash2 size={16} aria-hidden />}
            onClick={() => change((cues) => removeCue(cues, id))}
          />
        </span>
      </div>
      <div className={styles.words}>
        {LOCALES.map((locale) => (
          <textarea
            key={locale}
            id={`cue-${id}-${locale}`}
            className={styles.text}
            lang={locale}
            rows={2}
            maxLength={CAPTION_LIMITS.text}
            aria-label={mediaT('captions.words', { place, language: t(`locale.${locale}`) })}
            aria-describedby={problem && problemId}
            placeholder={t(`locale.${locale}`)}
            value={cue[locale] ?? ''}
            onChange={({ currentTarget: { value } }) => change((cues) => changeCue(cues, id, { [locale]: value }))}
          />
        ))}
      </div>
      {problem && (
        <p id={problemId} className={problem === 'empty' ? styles.hint : styles.problem}>
          {mediaT(`captions.problem.${problem}`)}
        </p>
      )}
    </li>
  );
});
