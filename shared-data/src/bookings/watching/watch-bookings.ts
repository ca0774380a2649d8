import { type Booking, type BookingSide, bookingSchema, bookingsOf } from '@cursiv/shared-domain';
import { type Watch, watchStoredQuery } from '../../watch.ts';

/** Watches a person's bookings on one side, latest first; those that begin from `since` on, or all. */
export const watchBookings = (role: BookingSide, uid: string, since?: Date): Watch<Booking[]> =>
  watchStoredQuery(bookingSchema, bookingsOf(role, uid, since));
