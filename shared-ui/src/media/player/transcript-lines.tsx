import { selectTime } from '@videojs/react';
import { useEffect, useRef } from 'react';
import { clockTime } from './clock-time.ts';
import { usePlayer } from './library.ts';
import { Marked } from './marked.tsx';
import * as styles from './transcript.module.css';
import type { Line } from './use-cues.ts';

type TranscriptLinesProps = {
  lines: readonly Line[];
  searched: string;
  video: HTMLVideoElement | null;
  language: string;
  /** Keeps the spoken line in view. */
  follows: boolean;
};

/** The lines; each jumps to its moment. */
export function TranscriptLines({ lines, searched, video, language, follows }: TranscriptLinesProps) {
  const now = usePlayer(selectTime)?.currentTime ?? 0;
  const present = lines.findLast(({ start }) => start <= now);
  const list = useRef<HTMLOListElement>(null);
  const presentStart = present?.start;
  useEffect(() => {
    const line = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!follows || presentStart === undefined || !line || !list.current) return;
    // Only the list scrolls: the page stays where it is.
    const { clientHeight } = list.current;
    list.current.scrollTo({ top: line.offsetTop - (clientHeight - line.offsetHeight) / 2 });
  }, [follows, presentStart]);
  return (
    <ol ref={list} className={styles.lines} lang={language}>
      {lines.map((line) => (
        <li key={line.start}>
          <button
            type="button"
            className={styles.line}
            aria-current={line === present || undefined}
            onClick={() => {
              if (video) video.currentTime = line.start;
            }}
          >
            <span className={styles.moment}>{clockTime(line.start)}</span>
            <Marked text={line.text} searched={searched} />
          </button>
        </li>
      ))}
    </ol>
  );
}
