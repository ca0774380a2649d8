import { Button } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import * as styles from './overview.module.css';

/** Loads older changes into the list. */
export function MoreButton({ isPending, onMore }: { isPending: boolean; onMore: () => void }) {
  const t = useT();
  return (
    <div className={styles.more}>
      <Button variant="secondary" pending={isPending} onClick={onMore}>
        {t('overview.recentMore')}
      </Button>
    </div>
  );
}
