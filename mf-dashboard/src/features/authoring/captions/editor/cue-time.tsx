import { useState } from 'react';
import { timeOf, timeText } from '../track/time-text.ts';
import * as styles from './caption-editor.module.css';

type CueTimeProps = { label: string; value: number; now: () => number; onChange: (millis: number) => void };

const STEP_MS = 100;

/** One time of a caption: typed, moved by the arrow keys, or taken from the video with Enter. */
export function CueTime({ label, value, now, onChange }: CueTimeProps) {
  const [typed, setTyped] = useState<string>();
  const commit = (text: string) => {
    const millis = timeOf(text);
    setTyped(millis === undefined ? text : undefined);
    if (millis !== undefined && millis !== value) onChange(millis);
  };
  return (
    <input
      className={styles.time}
      aria-label={label}
      aria-invalid={typed !== undefined && timeOf(typed) === undefined}
      inputMode="decimal"
      value={typed ?? timeText(value)}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={({ currentTarget }) => commit(currentTarget.value)}
      onKeyDown={(event) => {
        const next = event.altKey ? undefined : nextTime(event.key, timeOf(typed ?? '') ?? value, now);
        if (next === undefined) return;
        event.preventDefault();
        setTyped(undefined);
        onChange(next);
      }}
    />
  );
}

/** The time that a key asks for; undefined when the key only writes. */
function nextTime(key: string, value: number, now: () => number): number | undefined {
  if (key === 'ArrowUp') return value + STEP_MS;
  if (key === 'ArrowDown') return Math.max(0, value - STEP_MS);
  return key === 'Enter' ? now() : undefined;
}
