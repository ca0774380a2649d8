import type { ReactNode } from 'react';
import * as styles from './list-row.module.css';

export type ListRowProps = {
  /** What it is: a title and its facts. */
  children: ReactNode;
  /** What needs attention, between both. */
  notice?: ReactNode;
  /** The ways on, at the end of the row. */
  actions: ReactNode;
};

/** One thing of a list, between lines: what it is, and what can be done with it. */
export function ListRow({ children, notice, actions }: ListRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.text}>{children}</div>
      {notice}
      <div className={styles.actions}>{actions}</div>
    </li>
  );
}
