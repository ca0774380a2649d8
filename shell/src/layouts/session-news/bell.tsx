import { MANY_UNREAD, type Unread, watchUnread } from '@cursiv/shared-data/bell';
import type { toast as showToast } from '@cursiv/shared-platform/shell';
import type { Link as RouterLink } from '@cursiv/shared-router';
import { usePreferences, useReaderZone } from '@cursiv/shared-ui';
import { Bell as BellIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import * as styles from './bell.module.css';
import { useSessionT } from './session-words.ts';

const TOLD = 'cursiv.clock-told';

/** Notes language and zone for the person's mails, once for each: those they chose, else those of the page. */
function useReaderClock(uid: string, page: string): void {
  const zone = useReaderZone();
  const { locale = page } = usePreferences();
  useEffect(() => {
    const told = [uid, locale, zone].join();
    try {
      if (localStorage.getItem(TOLD) === told) return;
    } catch {
      // Where storage is blocked, they are noted with every visit.
    }
    let isIn = true;
    const note = async () => {
      const { keepReaderClock } = await import('@cursiv/shared-data/signed-in');
      // Who signed out meanwhile may write nothing.
      if (!isIn) return;
      await keepReaderClock(uid, locale === 'en' ? 'en' : 'ro', zone);
      localStorage.setItem(TOLD, told);
    };
    // The next page tries again.
    note().catch(() => undefined);
    return () => {
      isIn = false;
    };
  }, [uid, locale, zone]);
}

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
  const [unread, setUnread] = useState<Unread>();
  const [openedAt] = useState(() => new Date());
  const isSaid = useRef(false);
  useReaderClock(uid, t('locale'));
  useEffect(() => watchUnread(uid, setUnread), [uid]);
  const { count, newestAt } = unread ?? {};
  // The number alone says nothing: it grows, too, when something is marked as unread again.
  const isNews = newestAt !== undefined && newestAt > openedAt;
  useEffect(() => {
    if (!isNews || isSaid.current) return;
    isSaid.current = true;
    toast(t('new'));
  }, [isNews, t, toast]);
  const shown = count !== undefined && count >= MANY_UNREAD ? `${MANY_UNREAD - 1}+` : `${count}`;
  return (
    <Link to={to} className={styles.bell} aria-label={count ? t('unread', { count, shown }) : t('none')}>
      <BellIcon size={20} aria-hidden />
      {!!count && (
        <span className={styles.count} aria-hidden>
          {shown}
        </span>
      )}
    </Link>
  );
}
