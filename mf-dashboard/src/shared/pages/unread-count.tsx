import { useOptionalUser } from '@cursiv/shared-auth';
import { useWatch, watchNotifications } from '@cursiv/shared-data';
import { VisuallyHidden } from '@cursiv/shared-ui';
import { useMemo } from 'react';
import { useT } from '../../messages/messages.ts';
import * as styles from './dashboard-navigation.module.css';

/** From how many on the exact number says nothing more. */
const MANY = 100;

/** The number of the person's unread notifications, as they come. */
export function UnreadCount() {
  const user = useOptionalUser();
  return user ? <CountOf uid={user.id} /> : null;
}

function CountOf({ uid }: { uid: string }) {
  const t = useT();
  const unread = useWatch(useMemo(() => watchNotifications(uid, 'unread', MANY), [uid]));
  const count = unread.status === 'ready' ? unread.value.length : 0;
  if (count === 0) return null;
  return (
    <>
      <span className={styles.count} aria-hidden>
        {count < MANY ? count : `${MANY - 1}+`}
      </span>
      <VisuallyHidden>{t('unread', { count })}</VisuallyHidden>
    </>
  );
}
