import { Loading, Skeleton } from '@cursiv/shared-ui';
import { useT } from '../messages/messages.ts';
import * as styles from './page-loading.module.css';

/** Stands where a page will be until its code and data are there. */
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
