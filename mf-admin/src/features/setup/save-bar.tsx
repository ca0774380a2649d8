import { Button, classNames } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import * as styles from './setup.module.css';

type SaveBarProps = {
  isDirty: boolean;
  isPending: boolean;
  onDiscard: () => void;
};

/** Saves or discards the edits; visible while there are any. */
export function SaveBar({ isDirty, isPending, onDiscard }: SaveBarProps) {
  const t = useT();
  return (
    <div className={classNames(styles.saveBar, isDirty && styles.unsaved)}>
      <p className={styles.state} role="status">
        {t(isDirty ? 'setup.unsaved' : 'setup.allSaved')}
      </p>
      {isDirty && (
        <Button variant="quiet" onClick={onDiscard} disabled={isPending}>
          {t('setup.discard')}
        </Button>
      )}
      <Button type="submit" pending={isPending}>
        {t('setup.save')}
      </Button>
    </div>
  );
}
