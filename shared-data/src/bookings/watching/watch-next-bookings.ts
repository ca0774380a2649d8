import { type Booking, bookingSchema, nextBookings } from '@cursiv/shared-domain';
import { type Watch, watchStoredQuery } from '../../watch.ts';

/** Watches a learner's requested and confirmed bookings that end at `since` or later, soonest first, at most `most`. */
export const watchNextBookings = (learnerUid: string, since: Date, most: number): Watch<Booking[]> =>
  watchStoredQuery(bookingSchema, nextBookings(learnerUid, since, most));
