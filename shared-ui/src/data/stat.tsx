import type { ReactNode } from 'react';
import * as styles from './stat.module.css';

export type StatProps = {
  label: ReactNode;
  value: ReactNode;
  /** How it compares, or what it counts. */
  note?: ReactNode;
};

/** One figure that matters, with its name. */
export function Stat({ label, value, note }: StatProps) {
  return (
    <dl className={styles.stat}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </dl>
  );
}
