import type { ReactNode } from 'react';
import * as styles from './skip-link.module.css';

/** The page's first link: jumps past the header to the element with this id. Visible only when focused. */
export function SkipLink({ targetId, children }: { targetId: string; children: ReactNode }) {
  return (
    <a className={styles.link} href={`#${targetId}`}>
      {children}
    </a>
  );
}
