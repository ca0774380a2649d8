import type { ReactNode } from 'react';
import * as styles from './stat.module.css';

export type StatProps = {
  label: ReactNode;
  value: ReactNode;
  /** A comparison, or what the number counts. */
  note?: ReactNode;
};

/** One important number, with its name. */
export function Stat({ label, value, note }: StatProps) {
  return (
    <dl className={styles.stat}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </dl>
  );
}
