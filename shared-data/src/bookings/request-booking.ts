import { AppError, type Expert, expertSchema, locksOf, type Offering, withTimeOut } from '@cursiv/shared-domain';
import { database, doc, serverTimestamp, type Transaction } from '@cursiv/shared-firebase/firestore';
import { parseDocument } from '../parse-document.ts';
import { transact } from '../transact.ts';
import { freeSeat } from './free-seat.ts';

/** What a learner asks of an expert. `id` is made once for a request, so that trying again asks nothing twice. */
export interface BookingRequest {
  id: string;
  learnerUid: string;
  expertUid: string;
  offeringId: string;
  startAt: Date;
  learnerTimeZone: string;
  topic: string;
}

/** How long a request may take, in milliseconds. */
const REQUEST_MS = 15_000;

/**
 * Asks for a session: stores the request with the half hours that it takes, all or nothing. Throws AppError: `conflict` when
 * somebody was quicker, `quota-exceeded` with three requests open, `not-found` when it is no longer offered, `timed-out`.
 */
export const requestBooking = (request: BookingRequest): Promise<void> =>
  withTimeOut(
    transact((transaction) => store(transaction, request)),
    REQUEST_MS,
    'Booking request timed out',
    'timed-out',
  );

async function store(transaction: Transaction, request: BookingRequest): Promise<void> {
  const { id, learnerUid, expertUid, offeringId, startAt, learnerTimeZone } = request;
  const { expert, offering } = await offered(transaction, expertUid, offeringId);
  const locks = locksOf(request, offering);
  if (await isStored(transaction, locks)) return;
  const seatId = await freeSeat(transaction, learnerUid, expertUid);
  const profile = await transaction.get(doc(database(), 'users', learnerUid));
  const learnerName: unknown = profile.get('name');
  const endAt = minutesAfter(startAt, offering.durationMin);
  transaction.set(doc(database(), 'bookings', id), {
    learnerUid,
    learnerName,
    expertUid,
    expertName: expert.displayName,
    offeringId,
    offeringTitle: offering.title,
    startAt,
    endAt,
    expertTimeZone: expert.timeZone,
    learnerTimeZone,
    status: 'requested',
    cancelUntil: minutesAfter(startAt, -offering.cancelNoticeMin),
    lockIds: locks.map((lock) => lock.id),
    seatId,
    topic: request.topic.trim(),
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
    rev: 1,
  });
  for (const { id: lockId, ...lock } of locks) transaction.set(doc(database(), 'slotLocks', lockId), lock);
  transaction.set(doc(database(), 'bookingSeats', seatId), { bookingId: id, until: endAt });
}

async function offered(
  transaction: Transaction,
  expertUid: string,
  offeringId: string,
): Promise<{ expert: Expert; offering: Offering }> {
  const expert = parseDocument(expertSchema, await transaction.get(doc(database(), 'experts', expertUid)));
  const offering = expert?.offerings[offeringId];
  if (!expert || !offering?.active) throw new AppError('not-found', `experts/${expertUid} offers no ${offeringId}`);
  return { expert, offering };
}

/** Whether an earlier attempt has stored this very request. Throws `conflict` when any of its time is somebody else's. */
async function isStored(transaction: Transaction, locks: { id: string; bookingId: string }[]): Promise<boolean> {
  const found = await Promise.all(locks.map(({ id }) => transaction.get(doc(database(), 'slotLocks', id))));
  const holders = found.filter((lock) => lock.exists()).map((lock): unknown => lock.get('bookingId'));
  if (holders.some((holder) => holder !== locks[0]?.bookingId)) throw new AppError('conflict', 'the time is taken');
  return holders.length > 0;
}

const minutesAfter = (time: Date, minutes: number) => new Date(time.getTime() + minutes * 60_000);
