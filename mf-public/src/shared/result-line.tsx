import { Button } from '@cursiv/shared-ui';
import { useT } from '../messages/messages.ts';
import * as styles from './result-line.module.css';

/** How many were found, announced as it changes, and the way back to all of them when filters are set. */
export function ResultLine({ text, onClear }: { text: string; onClear?: (() => void) | undefined }) {
  const t = useT();
  return (
    <div className={styles.line}>
      <p role="status">{text}</p>
      {onClear && (
        <Button variant="quiet" size="small" onClick={onClear}>
          {t('clearFilters')}
        </Button>
      )}
    </div>
  );
}
