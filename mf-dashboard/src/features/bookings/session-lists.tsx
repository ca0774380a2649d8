import type { BookingRole } from '@cursiv/shared-data';
import type { Booking } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { ButtonLink, EmptyState } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { byTime } from '../../shared/sessions/present-booking.ts';
import { SessionSection } from '../../shared/sessions/session-section.tsx';
import { useNow } from '../../shared/use-now.ts';

type SessionListsProps = { bookings: readonly Booking[]; side: BookingRole; uid: string };

/** The bookings of one side: upcoming ones, and the history. */
export function SessionLists({ bookings, side, uid }: SessionListsProps) {
  const t = useT();
  const now = useNow();
  const { ahead, past } = byTime(bookings, now);
  const shared = { side, uid, now };
  const nothingAhead = (
    <EmptyState
      level={3}
      title={t(side === 'learner' ? 'bookings.empty' : 'bookings.emptyExpert')}
      text={t(side === 'learner' ? 'bookings.emptyText' : 'bookings.emptyExpertText')}
      action={side === 'learner' && <ButtonLink to={paths.experts()}>{t('overview.findExpert')}</ButtonLink>}
    />
  );
  return (
    <>
      <SessionSection {...shared} title={t('bookings.ahead')} bookings={ahead} empty={nothingAhead} />
      {past.length > 0 && <SessionSection {...shared} title={t('bookings.past')} bookings={past} />}
    </>
  );
}
