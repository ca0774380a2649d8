import type { Booking, BookingSide } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { ButtonLink, EmptyState } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { BookingsPart } from '../../shared/bookings/bookings-part.tsx';
import { byTime } from '../../shared/bookings/in-order.ts';
import { useBookingsT } from '../../shared/bookings/messages/messages.ts';
import { useNow } from '../../shared/use-now.ts';

type BookingListsProps = { bookings: readonly Booking[]; side: BookingSide; uid: string };

/** The bookings of one side: upcoming ones, and the history. */
export function BookingLists({ bookings, side, uid }: BookingListsProps) {
  const t = useT();
  const bookingsT = useBookingsT();
  const now = useNow();
  const { ahead, past } = byTime(bookings, now);
  const shared = { side, uid, now, all: bookings };
  const nothingAhead = (
    <EmptyState
      level={3}
      title={bookingsT(side === 'learner' ? 'empty' : 'emptyExpert')}
      text={bookingsT(side === 'learner' ? 'emptyText' : 'emptyExpertText')}
      action={side === 'learner' && <ButtonLink to={paths.experts()}>{t('overview.findExpert')}</ButtonLink>}
    />
  );
  return (
    <>
      <BookingsPart {...shared} title={bookingsT('ahead')} bookings={ahead} empty={nothingAhead} />
      {past.length > 0 && <BookingsPart {...shared} title={bookingsT('past')} bookings={past} />}
    </>
  );
}
