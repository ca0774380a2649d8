import type { Booking } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { BookingsPart } from '../../../shared/bookings/bookings-part.tsx';
import { waiting } from '../../../shared/bookings/in-order.ts';
import { comingSoon } from './work-weeks.ts';
import { useWorkT } from './work-words.ts';

type NextWorkProps = { uid: string; bookings: readonly Booking[]; zone: string; now: Date };

/** The requests to answer, with the buttons there, and the sessions of today and of the week. */
export function NextWork({ uid, bookings, zone, now }: NextWorkProps) {
  const t = useWorkT();
  const toAnswer = waiting(bookings, now);
  // Whoever is asked for another time answers above.
  const agreed = bookings.filter((booking) => !toAnswer.includes(booking));
  const { today, week } = comingSoon(agreed, zone, now);
  const shared = { side: 'expert', uid, now } as const;
  return (
    <>
      <BookingsPart
        {...shared}
        title={t('toAnswer')}
        bookings={toAnswer}
        all={bookings}
        empty={<p>{t('nothingToAnswer')}</p>}
        actions={<Link to={`${paths.myBookings()}?as=expert`}>{t('all')}</Link>}
      />
      <BookingsPart {...shared} title={t('today')} bookings={today} empty={<p>{t('nothingToday')}</p>} />
      <BookingsPart {...shared} title={t('week')} bookings={week} empty={<p>{t('nothingThisWeek')}</p>} />
    </>
  );
}
