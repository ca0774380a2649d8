import type { BookingRole } from '@cursiv/shared-data';
import type { Booking } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { ButtonLink, EmptyState, Section } from '@cursiv/shared-ui';
import { useEffect, useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { byTime } from './present-booking.ts';
import { SessionCard } from './session-card.tsx';
import * as styles from './session-lists.module.css';

const MINUTE_MS = 60_000;

/** The present moment, anew every minute: limits pass while the page stands open. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Sessions of one side: those ahead and those past. */
export function SessionLists({
  bookings,
  side,
  uid,
}: {
  bookings: readonly Booking[];
  side: BookingRole;
  uid: string;
}) {
  const t = useT();
  const now = useNow();
  const { ahead, past } = byTime(bookings, side, uid, now);
  const cards = (list: readonly Booking[]) => (
    <ul className={styles.list}>
      {list.map((booking) => (
        <li key={booking.id}>
          <SessionCard booking={booking} side={side} uid={uid} now={now} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <Section title={t('bookings.ahead')}>
        {ahead.length > 0 ? (
          cards(ahead)
        ) : (
          <EmptyState
            level={3}
            title={t(side === 'learner' ? 'bookings.empty' : 'bookings.emptyExpert')}
            text={t(side === 'learner' ? 'bookings.emptyText' : 'bookings.emptyExpertText')}
            action={side === 'learner' && <ButtonLink to={paths.experts()}>{t('overview.findExpert')}</ButtonLink>}
          />
        )}
      </Section>
      {past.length > 0 && <Section title={t('bookings.past')}>{cards(past)}</Section>}
    </>
  );
}
