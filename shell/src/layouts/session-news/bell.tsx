import { type UnreadNews, watchUnread } from '@cursiv/shared-data/bell';
import { shownUnread } from '@cursiv/shared-domain';
import type { toast as showToast } from '@cursiv/shared-platform/shell';
import type { Link as RouterLink } from '@cursiv/shared-router';
import { Bell as BellIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import * as styles from './bell.module.css';
import { useSessionT } from './session-words.ts';

export interface BellProps {
  uid: string;
  /** The page with the notifications. */
  to: string;
  Link: typeof RouterLink;
  toast: typeof showToast;
}

/** The way to the notifications, with the number of those not read; the first that comes while a page is open is said once. */
export function Bell({ uid, to, Link, toast }: BellProps) {
  const t = useSessionT();
  const [unread, setUnread] = useState<UnreadNews>();
  const [openedAt] = useState(() => new Date());
  const isSaid = useRef(false);
  useEffect(() => watchUnread(uid, setUnread), [uid]);
  const { count = 0, newestAt } = unread ?? {};
  const shown = shownUnread(count);
  // The number alone says nothing: it grows, too, when something is marked as unread again.
  const isNews = newestAt !== undefined && newestAt > openedAt;
  useEffect(() => {
    if (!isNews || isSaid.current) return;
    isSaid.current = true;
    toast(t('new'));
  }, [isNews, t, toast]);
  return (
    <Link to={to} className={styles.bell} aria-label={count > 0 ? t('unread', { count, shown }) : t('none')}>
      <BellIcon size={20} aria-hidden />
      {count > 0 && (
        <span className={styles.count} aria-hidden>
          {shown}
        </span>
      )}
    </Link>
  );
}
