import { bookingSchema, isOverdue } from '@cursiv/shared-domain';
import type { DocumentStore } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';
import { expireBooking } from './expire-booking.ts';

/** The most requests that one run expires; the next run takes the rest. */
const MOST = 200;

/** Expires every request that has passed its deadline. One that is answered in the meantime stays answered. */
export async function expireBookings(store: DocumentStore, now: Date): Promise<void> {
  const overdue = await store.find({
    collection: 'bookings',
    equals: { status: 'requested' },
    before: { field: 'answerUntil', value: now },
    limit: MOST,
  });
  for (const { path } of overdue)
    await store.transact(async (transaction) => {
      const booking = parsed(bookingSchema, await transaction.get(path));
      if (booking && isOverdue(booking, now)) expireBooking(transaction, booking, now);
    });
}
