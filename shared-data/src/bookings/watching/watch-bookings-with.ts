import { type Booking, bookingSchema } from '@cursiv/shared-domain';
import { collection, database, query, where } from '@cursiv/shared-firebase/firestore';
import { type Watch, watchQuery } from '../../watch.ts';

/** Watches a learner's present and past bookings with an expert, in no order. */
export const watchBookingsWith = (learnerUid: string, expertUid: string): Watch<Booking[]> =>
  watchQuery(bookingSchema, () =>
    query(
      collection(database(), 'bookings'),
      where('learnerUid', '==', learnerUid),
      where('expertUid', '==', expertUid),
    ),
  );
