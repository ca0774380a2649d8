import type { Booking, BookingSide } from '@cursiv/shared-domain';
import { later, PagePart } from '@cursiv/shared-ui';
import { type ReactNode, Suspense } from 'react';
import * as styles from './bookings-part.module.css';
import { BookingCard } from './card/booking-card.tsx';
import { groupSeries, type Line } from './series/group-series.ts';
import { useFocusReturn } from './use-focus-return.ts';

/** Few have a weekly series. */
const SeriesCard = later(() => import('./series/series-card.tsx'));

type BookingsPartProps = {
  title: string;
  bookings: readonly Booking[];
  /** All bookings of the side, where those of a series are to stand as one. */
  all?: readonly Booking[];
  side: BookingSide;
  uid: string;
  now: Date;
  actions?: ReactNode;
  /** Shown when the list is empty. */
  empty?: ReactNode;
};

/** Bookings under a heading, which gets the focus when one of them was answered or cancelled. */
export function BookingsPart({ title, bookings, all, side, uid, now, actions, empty }: BookingsPartProps) {
  const [heading, focusHeading] = useFocusReturn();
  const shared = { side, uid, now, onDone: focusHeading };
  const lines: Line[] = all ? groupSeries(bookings, now) : bookings.map((booking) => ({ id: booking.id, booking }));
  return (
    <PagePart title={title} headingRef={heading} actions={actions}>
      {bookings.length === 0 && empty}
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line.id}>
            {'booking' in line ? (
              <BookingCard booking={line.booking} {...shared} />
            ) : (
              <Suspense fallback={null}>
                <SeriesCard weeks={line.weeks} all={all ?? bookings} {...shared} />
              </Suspense>
            )}
          </li>
        ))}
      </ul>
    </PagePart>
  );
}
