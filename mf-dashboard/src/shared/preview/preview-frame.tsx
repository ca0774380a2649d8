import { PhoneFrame } from '@cursiv/shared-ui';
import type { ReactNode } from 'react';
import { useT } from '../../messages/messages.ts';
import * as styles from './preview.module.css';

/** What is looked at, in the page or on a phone. */
export function PreviewFrame({ isPhone, children }: { isPhone: boolean; children: ReactNode }) {
  const t = useT();
  if (!isPhone) return <div className={styles.full}>{children}</div>;
  return <PhoneFrame title={t('preview.phone')}>{children}</PhoneFrame>;
}
