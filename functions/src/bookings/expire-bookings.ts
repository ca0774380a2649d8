import { bookingSchema, isOverdue } from '@cursiv/shared-domain';
import type { DocumentStore } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';
import { expireBooking } from './expire-booking.ts';

/** Requests that one run ends at most; the next run takes the others. */
const MOST = 200;

/** Ends every request whose time to be answered is over. One that is answered meanwhile stays answered. */
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
