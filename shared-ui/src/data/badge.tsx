import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import * as styles from './badge.module.css';

export type BadgeProps = {
  tone?: 'neutral' | 'accent' | 'progress' | 'success' | 'warning' | 'danger';
  size?: 'medium' | 'small';
  children: ReactNode;
};

/** A word about the state of something. The word carries the meaning, the tone supports it. */
export function Badge({ tone = 'neutral', size = 'medium', children }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[tone], styles[size])}>{children}</span>;
}
