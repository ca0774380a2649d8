import { Skeleton } from '../states/skeleton.tsx';
import * as styles from './video-place.module.css';

/** The space of a player that is still loading, so that nothing moves when it comes. */
export function VideoPlace({ hasCaptions }: { hasCaptions: boolean }) {
  return (
    <div className={styles.place}>
      <div className={styles.screen} />
      <div className={styles.below}>
        <Skeleton width="60%" />
      </div>
      {hasCaptions && <div className={styles.transcript} />}
    </div>
  );
}
