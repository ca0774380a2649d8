import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import * as styles from './flow.module.css';
import { type Gap, gapStyle } from './gap.ts';

/** Children below each other, evenly spaced. */
export function Stack({ gap = 2, className, children }: { gap?: Gap; className?: string; children: ReactNode }) {
  return (
    <div className={classNames(styles.stack, className)} style={gapStyle(gap)}>
      {children}
    </div>
  );
}
