import type { ReactNode } from 'react';
import { VisuallyHidden } from './hidden/visually-hidden.tsx';
import * as styles from './loading.module.css';

export type LoadingProps = {
  /** The content that is loading. */
  label: string;
  /** Skeletons in the final shape. Without them the label itself shows after 300 ms. */
  children?: ReactNode;
};

/** Loading content; announced politely. */
export function Loading({ label, children }: LoadingProps) {
  return (
    <div role="status" aria-busy="true">
      {children ? <VisuallyHidden>{label}</VisuallyHidden> : <p className={styles.label}>{label}</p>}
      {children}
    </div>
  );
}
