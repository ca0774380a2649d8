import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import * as styles from './flow.module.css';
import { type Gap, gapStyle } from './gap.ts';

export type ClusterProps = {
  gap?: Gap;
  justify?: 'start' | 'center' | 'end' | 'between';
  className?: string;
  children: ReactNode;
};

/** Children beside each other, wrapping when the line is full. */
export function Cluster({ gap = 1, justify = 'start', className, children }: ClusterProps) {
  return (
    <div className={classNames(styles.cluster, styles[justify], className)} style={gapStyle(gap)}>
      {children}
    </div>
  );
}
