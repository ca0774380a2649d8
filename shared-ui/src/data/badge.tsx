import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import * as styles from './badge.module.css';

const tones = {
  neutral: styles.neutral,
  accent: styles.accent,
  progress: styles.progress,
  success: styles.success,
  warning: styles.warning,
  danger: styles.danger,
};

export type BadgeProps = {
  tone?: keyof typeof tones;
  size?: 'medium' | 'small';
  children: ReactNode;
};

/** A word about a state. The word carries the meaning, the tone supports it. */
export function Badge({ tone = 'neutral', size = 'medium', children }: BadgeProps) {
  return <span className={classNames(styles.badge, tones[tone], size === 'small' && styles.small)}>{children}</span>;
}
