import type { Caller } from '../../callable/callable.ts';
import type { DocumentStore } from '../../store/document-source.ts';
import { bookableTime } from '../bookable-time.ts';
import { checkRoom, timeFor } from '../expert-time.ts';
import type { BookingRequest } from '../request-schema.ts';
import { lineOf } from '../waiting/line.ts';
import { checkAllowance, openBookings, sameBooking } from './own-bookings.ts';
import { bookingId, checkCaller, earlierBooking, storing } from './storing.ts';

/**
 * Stores a learner's request and locks the half hours of the expert that it takes, all or nothing. A repeated request,
 * with the same key or for the same booking, returns the existing booking. Throws AppError with the reason.
 */
export async function requestBooking(
  store: DocumentStore,
  request: BookingRequest,
  caller: Caller,
  now: Date,
): Promise<{ bookingId: string; answerUntil: string }> {
  checkCaller(request, caller);
  const { uid } = caller;
  const id = bookingId(uid, request.key);
  const booking = await store.transact(async (transaction) => {
    const earlier = await earlierBooking(transaction, id, request);
    if (earlier) return earlier;
    const open = await openBookings(transaction, uid, now);
    const same = sameBooking(open, request);
    if (same) return same;
    const bookable = await bookableTime(transaction, request, now);
    const line = await lineOf(transaction, request.expertUid);
    const occurrence = { id, startAt: request.startAt };
    const wanted = { ...request, ...occurrence, learnerUid: uid };
    const time = await timeFor(transaction, wanted, bookable, line, now);
    await checkRoom(transaction, wanted, bookable, line, now);
    await checkAllowance(transaction, uid, open, request.expertUid, now);
    const own = line.find(({ learnerUid }) => learnerUid === uid);
    const [stored] = await storing(transaction, request, bookable, [{ ...occurrence, time }], { uid, own }, now);
    return { id, answerUntil: stored?.answerUntil ?? now };
  });
  return { bookingId: booking.id, answerUntil: booking.answerUntil.toISOString() };
}
