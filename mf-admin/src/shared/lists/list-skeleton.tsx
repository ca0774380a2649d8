import { Loading, Skeleton } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import * as styles from './list-skeleton.module.css';

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** A placeholder for a table that is loading. */
export function ListSkeleton() {
  const t = useT();
  return (
    <Loading label={t('loading')}>
      <div className={styles.rows}>
        {ROWS.map((row) => (
          <Skeleton key={row} shape="block" height="3.25rem" />
        ))}
      </div>
    </Loading>
  );
}
