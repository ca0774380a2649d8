import { type Booking, bookingSchema } from '@cursiv/shared-domain';
import { collection, database, limit, orderBy, query, where } from '@cursiv/shared-firebase/firestore';
import { type Watch, watchQuery } from '../../watch.ts';

/** Watches a learner's requested and confirmed bookings that end at `since` or later, soonest first, at most `most`. */
export const watchNextBookings = (learnerUid: string, since: Date, most: number): Watch<Booking[]> =>
  watchQuery(bookingSchema, () =>
    query(
      collection(database(), 'bookings'),
      where('learnerUid', '==', learnerUid),
      where('status', 'in', ['requested', 'confirmed']),
      where('endAt', '>=', since),
      orderBy('endAt'),
      limit(most),
    ),
  );
