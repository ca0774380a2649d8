import type { ReactNode } from 'react';
import * as styles from './state.module.css';

export type EmptyStateProps = {
  /** The content that will appear here. */
  title: ReactNode;
  text?: ReactNode;
  /** The first step. */
  action?: ReactNode;
  level?: 2 | 3;
};

/** A place without content so far. */
export function EmptyState({ title, text, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.state}>
      <svg className={styles.drawing} viewBox="0 0 160 56" aria-hidden="true" focusable="false">
        <path className={styles.ruled} d="M4 14h152M4 44h152" />
        <path
          className={styles.stroke}
          d="M8 44c14 0 22-30 14-30s-10 30 4 30 22-30 14-30-10 30 4 30 22-30 14-30-10 30 4 30 16-16 22-16"
        />
        <path className={styles.faint} d="M84 28c10 0 14-14 6-14s-10 30 4 30 22-30 14-30-10 30 4 30 20-12 40-12" />
      </svg>
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
