import { Button, classNames } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import * as styles from './setup.module.css';

type SaveBarProps = {
  isUnsaved: boolean;
  isPending: boolean;
  onDiscard: () => void;
};

/** Saves or discards the edits; visible while there are any. */
export function SaveBar({ isUnsaved, isPending, onDiscard }: SaveBarProps) {
  const t = useT();
  return (
    <div className={classNames(styles.saveBar, isUnsaved && styles.unsaved)}>
      <p className={styles.state} role="status">
        {t(isUnsaved ? 'setup.unsaved' : 'setup.allSaved')}
      </p>
      {isUnsaved && (
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
