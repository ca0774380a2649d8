import { type Booking, bookingSchema } from '@cursiv/shared-domain';
import { database, doc } from '@cursiv/shared-firebase/firestore';
import { type Watch, watchDocument } from '../../watch.ts';

/** Watches a booking, which its two people may read. */
export const watchBooking = (id: string): Watch<Booking | undefined> =>
  watchDocument(bookingSchema, () => doc(database(), 'bookings', id));
