import type { ReactNode } from 'react';
import { useT } from '../../../messages/messages.ts';
import * as styles from '../reviews.module.css';

/** The buttons for the possible rulings, or why the reader has none. */
export function Rulings({ isRuledOnHere, children }: { isRuledOnHere: boolean; children: ReactNode }) {
  const t = useT();
  return isRuledOnHere ? (
    <div className={styles.actions}>{children}</div>
  ) : (
    <p className={styles.gone}>{t('concernsYou')}</p>
  );
}
