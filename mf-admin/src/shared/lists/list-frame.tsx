import { Button, Cluster } from '@cursiv/shared-ui';
import type { ReactNode } from 'react';
import { useT } from '../../messages/messages.ts';
import * as styles from './list-frame.module.css';

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
  const t = useT();
  return (
    <div aria-busy={isBusy}>
      <p className={styles.summary} role="status">
        {summary}
      </p>
      {children}
      {hasMore && (
        <div className={styles.more}>
          <Cluster justify="center">
            <Button variant="secondary" pending={isBusy} onClick={onMore}>
              {t('loadMore')}
            </Button>
          </Cluster>
        </div>
      )}
    </div>
  );
}
