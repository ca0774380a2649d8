import { Loading, Skeleton } from '@cursiv/shared-ui';
import { useT } from '../messages/messages.ts';
import * as styles from './page-loading.module.css';

/** A placeholder for a page until its code and data have loaded. */
export function PageLoading() {
  const t = useT();
  return (
    <div className={styles.page}>
      <Loading label={t('loading')}>
        <Skeleton />
      </Loading>
    </div>
  );
}
