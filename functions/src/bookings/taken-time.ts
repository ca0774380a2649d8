import type { Booking, Waiting } from '@cursiv/shared-domain';
import type { DocumentTransaction } from '../store/document-source.ts';
import type { FoundTime } from './expert-time.ts';
import { expireBooking } from './expire-booking.ts';
import { leaveLine } from './waiting/line.ts';

/** Gives back what stood in the way of some times, and writes their locks. Whoever takes a time waits no longer. */
export function takeTimes(
  transaction: DocumentTransaction,
  times: readonly FoundTime[],
  own: readonly (Waiting | undefined)[],
  now: Date,
): void {
  const overdue = new Map<string, Booking>(times.flatMap((time) => time.overdue.map((one) => [one.id, one] as const)));
  for (const booking of overdue.values()) expireBooking(transaction, booking, now);
  for (const one of [...times.flatMap(({ lapsed }) => lapsed), ...own]) if (one) leaveLine(transaction, one);
  for (const { locks } of times) for (const { id, ...lock } of locks) transaction.set(`slotLocks/${id}`, lock);
}
