import { Button, classNames } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import * as styles from './save-bar.module.css';

type SaveBarProps = {
  /** What the button that saves is called. */
  label: string;
  isUnsaved: boolean;
  isPending: boolean;
  onDiscard: () => void;
};

/** Saves or discards the edits; visible while there are any. */
export function SaveBar({ label, isUnsaved, isPending, onDiscard }: SaveBarProps) {
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
        {label}
      </Button>
    </div>
  );
}
