import type { Cue } from '@cursiv/shared-domain';
import { Button, Cluster, TextField } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useMediaT } from '../../../../shared/media/messages/messages.ts';
import { shiftCues } from '../cues/edit-cues.ts';
import * as styles from './caption-editor.module.css';

type CaptionToolsProps = { change: (by: (cues: Cue[]) => Cue[]) => void; chosen: string | undefined };

const KEYS = ['P', 'J', 'L', 'N', 'I', 'O', 'S', 'M'] as const;

/** Moves captions in time, and says which keys do what. */
export function CaptionTools({ change, chosen }: CaptionToolsProps) {
  const mediaT = useMediaT();
  const [seconds, setSeconds] = useState('0.5');
  const by = Math.round(Number(seconds.replace(',', '.')) * 1000);
  const isWrong = !Number.isFinite(by) || seconds.trim() === '';
  return (
    <>
      <TextField
        label={mediaT('captions.shift')}
        hint={mediaT('captions.shiftHint')}
        inputMode="decimal"
        value={seconds}
        error={isWrong && mediaT('captions.shiftWrong')}
        onChange={({ currentTarget }) => setSeconds(currentTarget.value)}
      />
      <Cluster>
        <Button
          variant="secondary"
          size="small"
          disabled={isWrong}
          onClick={() => change((cues) => shiftCues(cues, by))}
        >
          {mediaT('captions.shiftAll')}
        </Button>
        <Button
          variant="secondary"
          size="small"
          disabled={isWrong || !chosen}
          onClick={() => change((cues) => shiftCues(cues, by, chosen))}
        >
          {mediaT('captions.shiftFrom')}
        </Button>
      </Cluster>
      <details className={styles.keys}>
        <summary>{mediaT('captions.keys.title')}</summary>
        <dl>
          {KEYS.map((key) => (
            <div key={key}>
              <dt>
                <kbd>Alt</kbd> + <kbd>{key}</kbd>
              </dt>
              <dd>{mediaT(`captions.keys.${key}`)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}
