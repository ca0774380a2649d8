import type { ReactNode } from 'react';
import * as styles from './list-frame.module.css';
import { MoreButton } from './more-button.tsx';

type ListFrameProps = {
  /** The number of entries; announced when it changes. */
  summary: string;
  isBusy: boolean;
  hasMore: boolean;
  onMore: () => void;
  children: ReactNode;
};

/** A long list with its count above and "load more" below. */
export function ListFrame({ summary, isBusy, hasMore, onMore, children }: ListFrameProps) {
  return (
    <div className={styles.frame} aria-busy={isBusy}>
      <p className={styles.summary} role="status">
        {summary}
      </p>
      {children}
      {hasMore && <MoreButton isPending={isBusy} onMore={onMore} />}
    </div>
  );
}
