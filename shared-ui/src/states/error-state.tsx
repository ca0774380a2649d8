import type { ReactNode } from 'react';
import * as styles from './state.module.css';

export type ErrorStateProps = {
  /** What happened, in the reader's terms. */
  title: ReactNode;
  text?: ReactNode;
  /** What was kept, and what is safe. */
  reassurance?: ReactNode;
  /** The next step: try again, go elsewhere. */
  action?: ReactNode;
  /** For support, such as a code that they can look up. */
  detail?: ReactNode;
  level?: 1 | 2 | 3;
};

/** A part of the page, or all of it, that could not be shown. */
export function ErrorState({ title, text, reassurance, action, detail, level = 2 }: ErrorStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.state} role="alert">
      <svg className={styles.drawing} viewBox="0 0 160 56" aria-hidden="true" focusable="false">
        <path className={styles.ruled} d="M4 14h152M4 44h152" />
        <path className={styles.stroke} d="M8 44c14 0 22-30 14-30s-10 30 4 30 22-30 14-30-8 24 0 29" />
        <path className={styles.broken} d="M92 20c6-8 12-6 10-2s-8 26 6 26 22-30 14-30-10 30 4 30 16-10 24-14" />
      </svg>
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {reassurance && <p className={styles.text}>{reassurance}</p>}
      {action && <div className={styles.action}>{action}</div>}
      {detail && <p className={styles.detail}>{detail}</p>}
    </div>
  );
}
