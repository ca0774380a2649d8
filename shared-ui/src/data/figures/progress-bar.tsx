import type { CSSProperties } from 'react';
import * as styles from './progress-bar.module.css';

export type ProgressBarProps = {
  /** The finished share, 0 to 1; clamped to that range. */
  value: number;
  label: string;
  /** The value in words, such as "7 of 12 lessons"; shown at the end of the line and read aloud. */
  valueText: string;
  /** Hides both texts visually when they stand elsewhere. */
  bare?: boolean;
};

/** The progress of something. */
export function ProgressBar({ value, label, valueText, bare = false }: ProgressBarProps) {
  const share = Math.min(1, Math.max(0, Number.isFinite(value) ? value : 0));
  return (
    <div>
      {!bare && (
        <div className={styles.texts} aria-hidden="true">
          <span>{label}</span>
          <span className={styles.value}>{valueText}</span>
        </div>
      )}
      <div
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        aria-valuetext={valueText}
      >
        <span className={styles.fill} style={{ '--share': share } as CSSProperties} />
      </div>
    </div>
  );
}
