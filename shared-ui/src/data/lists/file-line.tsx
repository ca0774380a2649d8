import type { ReactNode } from 'react';
import { Facts, type FactsProps } from './facts.tsx';
import * as styles from './file-line.module.css';

export type FileLineProps = FactsProps & { name: ReactNode; actions: ReactNode; children?: ReactNode };

/** A file in a list: what it is called, what is known of it, what can be done with it, and what opens below. */
export const FileLine = ({ name, items, actions, children }: FileLineProps) => (
  <li className={styles.file}>
    <div className={styles.about}>
      <p className={styles.name}>{name}</p>
      <Facts items={items} />
    </div>
    <div className={styles.actions}>{actions}</div>
    {children}
  </li>
);
