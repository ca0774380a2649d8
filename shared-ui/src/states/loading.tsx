import type { ReactNode } from 'react';
import { VisuallyHidden } from './hidden/visually-hidden.tsx';
import * as styles from './loading.module.css';
import { useHoldsBack } from './together.tsx';

export type LoadingProps = {
  /** The content that is loading. */
  label: string;
  /** Skeletons in the final shape. Without them the label itself shows after 300 ms. */
  children?: ReactNode;
};

/** Loading content; announced politely. Keeps back the parts that show together with it. */
export function Loading({ label, children }: LoadingProps) {
  useHoldsBack(true);
  return (
    <div role="status" aria-busy="true">
      {children ? <VisuallyHidden>{label}</VisuallyHidden> : <p className={styles.label}>{label}</p>}
      {children}
    </div>
  );
}
