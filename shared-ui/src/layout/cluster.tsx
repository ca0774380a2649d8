import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import * as styles from './flow.module.css';
import { type Gap, gapStyle } from './gap.ts';

const justified = {
  start: styles.start,
  center: styles.center,
  end: styles.end,
  between: styles.between,
};

export type ClusterProps = {
  gap?: Gap;
  justify?: keyof typeof justified;
  className?: string;
  children: ReactNode;
};

/** Children beside each other, wrapping when the line is full. */
export function Cluster({ gap = 1, justify = 'start', className, children }: ClusterProps) {
  return (
    <div className={classNames(styles.cluster, justified[justify], className)} style={gapStyle(gap)}>
      {children}
    </div>
  );
}
