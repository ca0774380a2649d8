import { Button, Cluster } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import * as styles from './list-frame.module.css';

type MoreButtonProps = {
  isPending: boolean;
  onMore: () => void;
  /** In place of "Load more". */
  label?: string;
};

/** Loads the next rows of a list; stands below it. */
export function MoreButton({ isPending, onMore, label }: MoreButtonProps) {
  const t = useT();
  return (
    <div className={styles.more}>
      <Cluster justify="center">
        <Button variant="secondary" pending={isPending} onClick={onMore}>
          {label ?? t('loadMore')}
        </Button>
      </Cluster>
    </div>
  );
}
