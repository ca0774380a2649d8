import { DocumentTitle, Loading, Skeleton } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import * as styles from './lesson-room.module.css';
import { useRoomView } from './room-view.ts';

/** The frame of a lesson that is still loading: what comes takes the same places. */
export function LessonLoading() {
  const t = useT();
  const { isAlone, hasOutline } = useRoomView();
  return (
    <div className={styles.room} data-alone={isAlone} data-outline={hasOutline}>
      <DocumentTitle>{t('loading')}</DocumentTitle>
      <Skeleton height="2.75rem" width="40%" />
      <h1 tabIndex={-1} className={styles.title}>
        <Skeleton width="14ch" height="1em" />
      </h1>
      <div className={styles.columns}>
        <Loading label={t('loading')}>
          <Skeleton ratio="16 / 9" shape="block" />
        </Loading>
      </div>
    </div>
  );
}
