import { AppError, weeklyStarts } from '@cursiv/shared-domain';
import type { Caller } from '../../callable/callable.ts';
import type { DocumentStore } from '../../store/document-source.ts';
import { checkStart, listedTime } from '../bookable-time.ts';
import { checkRoom, timeFor } from '../expert-time.ts';
import { type Conflict, freeOrRefused } from '../free-or-refused.ts';
import type { SeriesRequest } from '../request-schema.ts';
import { lineOf } from '../waiting/line.ts';
import { checkAllowance, openBookings } from './own-bookings.ts';
import { bookingId, checkCaller, earlierBooking, storing } from './storing.ts';

/** What became of a request for a series: its bookings, or what stands against them, and then there are none. */
export type RequestedSeries = { bookingIds: string[]; answerUntil: string } | { conflicts: Conflict[] };

/** Stores a learner's request for the same time of several weeks, or says which of them cannot be. Throws AppError with the reason. */
export async function requestSeries(
  store: DocumentStore,
  { count, ...request }: SeriesRequest,
  caller: Caller,
  now: Date,
): Promise<RequestedSeries> {
  checkCaller(request, caller);
  const { uid } = caller;
  const bookingIds = Array.from({ length: count }, (_, index) =>
    bookingId(uid, index === 0 ? request.key : `${request.key} ${index}`),
  );
  return store.transact(async (transaction): Promise<RequestedSeries> => {
    const [first = ''] = bookingIds;
    const earlier = await earlierBooking(transaction, first, request);
    if (earlier && earlier.series?.count !== count)
      throw new AppError('invalid', 'the key was used for another series');
    if (earlier) return { bookingIds, answerUntil: earlier.answerUntil.toISOString() };
    const open = await openBookings(transaction, uid, now);
    const bookable = await listedTime(transaction, request);
    const line = await lineOf(transaction, request.expertUid);
    const starts = weeklyStarts(request.startAt, count, bookable.schedule.timeZone);
    const found = await Promise.all(
      bookingIds.map((id, index) => {
        const startAt = starts[index] ?? request.startAt;
        const wanted = { ...request, id, startAt, learnerUid: uid };
        return freeOrRefused(startAt, async () => {
          checkStart(bookable, startAt, now);
          const time = await timeFor(transaction, wanted, bookable, line, now);
          await checkRoom(transaction, wanted, bookable, line, now);
          return { id, startAt, series: { id: first, index, count }, time };
        });
      }),
    );
    const conflicts = found.flatMap(({ conflict }) => conflict ?? []);
    if (conflicts.length > 0) return { conflicts };
    await checkAllowance(transaction, uid, open, request.expertUid, now);
    const own = line.find(({ learnerUid }) => learnerUid === uid);
    const occurrences = found.flatMap(({ free }) => free ?? []);
    const [stored] = await storing(transaction, request, bookable, occurrences, { uid, own }, now);
    return { bookingIds, answerUntil: (stored?.answerUntil ?? now).toISOString() };
  });
}
