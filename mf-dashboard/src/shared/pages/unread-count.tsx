import { type UnreadNews, watchUnread } from '@cursiv/shared-data/bell';
import { shownUnread } from '@cursiv/shared-domain';
import { VisuallyHidden } from '@cursiv/shared-ui';
import { useEffect, useState } from 'react';
import { useT } from '../../messages/messages.ts';
import * as styles from './dashboard-navigation.module.css';

/** The number of a person's unread notifications, as they come: the bell's question, so that both share one listener. */
export function UnreadCount({ uid }: { uid: string }) {
  const t = useT();
  const [unread, setUnread] = useState<UnreadNews>();
  useEffect(() => watchUnread(uid, setUnread), [uid]);
  if (!unread?.count) return null;
  const { count } = unread;
  const shown = shownUnread(count);
  return (
    <>
      <span className={styles.count} aria-hidden>
        {shown}
      </span>
      <VisuallyHidden>{t('unread', { count, shown })}</VisuallyHidden>
    </>
  );
}
