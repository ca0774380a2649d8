import { Button } from '@cursiv/shared-ui';
import type { ReactNode } from 'react';
import { useT } from '../../messages/messages.ts';
import * as styles from './result-line.module.css';

type ResultLineProps = {
  text: string;
  onClear?: (() => void) | undefined;
  /** Shown at the end of the line. */
  children?: ReactNode;
};

/** The number of results, announced as it changes, and a way to clear active filters. */
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
