import { Button } from '@cursiv/shared-ui';
import type { ReactNode } from 'react';
import { useT } from '../messages/messages.ts';
import * as styles from './result-line.module.css';

type ResultLineProps = {
  text: string;
  onClear?: (() => void) | undefined;
  /** Stands at the end of the line. */
  children?: ReactNode;
};

/** How many were found, announced as it changes, and the way back to all of them when filters are set. */
export function ResultLine({ text, onClear, children }: ResultLineProps) {
  const t = useT();
  return (
    <div className={styles.line}>
      <p role="status">{text}</p>
      {onClear && (
        <Button variant="quiet" size="small" onClick={onClear}>
          {t('clearFilters')}
        </Button>
      )}
      {children && <div className={styles.end}>{children}</div>}
    </div>
  );
}
