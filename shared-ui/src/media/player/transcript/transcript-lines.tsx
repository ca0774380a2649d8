import { selectTime } from '@videojs/react';
import { useEffect, useRef } from 'react';
import { usePlayer } from '../library.ts';
import { clockTime } from './clock-time.ts';
import { Marked } from './marked.tsx';
import type { Row } from './rows.ts';
import * as styles from './transcript.module.css';

type TranscriptLinesProps = {
  rows: readonly Row[];
  searched: string;
  video: HTMLVideoElement | null;
  /** Keeps the spoken line in view. */
  follows: boolean;
};

/** The rows; each jumps to its moment. */
export function TranscriptLines({ rows, searched, video, follows }: TranscriptLinesProps) {
  const now = usePlayer(selectTime)?.currentTime ?? 0;
  const present = rows.findLast(({ start }) => start <= now);
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
    <ol ref={list} className={styles.lines}>
      {rows.map((row, index) => (
        // Two lines may begin at the same moment.
        // biome-ignore lint/suspicious/noArrayIndexKey: rows do not move.
        <li key={index}>
          <button
            type="button"
            className={styles.line}
            aria-current={row === present || undefined}
            onClick={() => {
              if (video) video.currentTime = row.start;
            }}
          >
            <span className={styles.moment}>{clockTime(row.start)}</span>
            <span className={styles.texts}>
              {row.texts.map(({ language, text }) => (
                <span key={language} lang={language} className={styles.text}>
                  <Marked text={text} searched={searched} />
                </span>
              ))}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
