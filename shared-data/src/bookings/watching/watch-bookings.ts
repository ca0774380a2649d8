import { type Booking, bookingSchema } from '@cursiv/shared-domain';
import { collection, database, orderBy, query, where } from '@cursiv/shared-firebase/firestore';
import { type Watch, watchQuery } from '../../watch.ts';

/** The side of a booking that a person is on. */
export type BookingRole = 'learner' | 'expert';

/** Watches a person's bookings on one side, latest first; those that begin from `since` on, or all. */
export const watchBookings = (role: BookingRole, uid: string, since?: Date): Watch<Booking[]> =>
  watchQuery(bookingSchema, () =>
    query(
      collection(database(), 'bookings'),
      where(role === 'learner' ? 'learnerUid' : 'expertUid', '==', uid),
      ...(since ? [where('startAt', '>=', since)] : []),
      orderBy('startAt', 'desc'),
    ),
  );
