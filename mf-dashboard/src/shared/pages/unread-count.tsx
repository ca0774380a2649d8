import { MANY_UNREAD, type Unread, watchUnread } from '@cursiv/shared-data/bell';
import { VisuallyHidden } from '@cursiv/shared-ui';
import { useEffect, useState } from 'react';
import { useT } from '../../messages/messages.ts';
import * as styles from './dashboard-navigation.module.css';

/** The number of a person's unread notifications, as they come: the bell's question, so that both share one listener. */
export function UnreadCount({ uid }: { uid: string }) {
  const t = useT();
  const [unread, setUnread] = useState<Unread>();
  useEffect(() => watchUnread(uid, setUnread), [uid]);
  if (!unread?.count) return null;
  const { count } = unread;
  const shown = count < MANY_UNREAD ? `${count}` : `${MANY_UNREAD - 1}+`;
  return (
    <>
      <span className={styles.count} aria-hidden>
        {shown}
      </span>
      <VisuallyHidden>{t('unread', { count, shown })}</VisuallyHidden>
    </>
  );
}
