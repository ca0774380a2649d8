import {
  addDays,
  type Booking,
  bookingRefused,
  bookingSchema,
  dateAt,
  instantAt,
  isCalledOff,
  isHeld,
  isOverdue,
  locksOf,
  mondayOf,
  type SlotLock,
  slotLockSchema,
  type Waiting,
} from '@cursiv/shared-domain';
import type { DocumentTransaction } from '../store/document-source.ts';
import { allParsed, parsed } from '../store/parsed.ts';
import type { BookableTime } from './bookable-time.ts';
import { checkTurn, holderOf, holdOf } from './waiting/line.ts';

/** The time that the booking with this id is to have; whoever learns there takes it. */
export type Wanted = {
  id: string;
  expertUid: string;
  offeringId: string;
  learnerUid: string;
  startAt: Date;
  /** The bookings that give their time back in the same commit; without them, this one. */
  released?: readonly string[];
};

/** A time that can be taken: its locks, and the requests and holds that are over and still have some of it. */
export interface FoundTime {
  locks: (SlotLock & { id: string })[];
  overdue: Booking[];
  lapsed: Waiting[];
}

/**
 * Throws AppError `booking/day-full` or `booking/week-full` when the expert already has the most bookings they accept then, in their
 * own zone. A time that is held for somebody else counts like theirs.
 */
export async function checkRoom(
  transaction: DocumentTransaction,
  { id, expertUid, learnerUid, startAt, released = [id] }: Wanted,
  { offering, schedule: { timeZone } }: Pick<BookableTime, 'offering' | 'schedule'>,
  line: readonly Waiting[],
  now: Date,
): Promise<void> {
  const date = dateAt(startAt, timeZone);
  const monday = mondayOf(date);
  const inWeek = await transaction.find({
    collection: 'bookings',
    equals: { expertUid },
    from: { field: 'startAt', value: instantAt(monday, '00:00', timeZone) },
    before: { field: 'startAt', value: instantAt(addDays(monday, 7), '00:00', timeZone) },
    orderBy: { field: 'startAt', direction: 'desc' },
  });
  const placed = allParsed(bookingSchema, inWeek)
    .filter((booking) => !released.includes(booking.id) && !isCalledOff(booking) && !isOverdue(booking, now))
    .map((booking) => booking.startAt);
  const held = line
    .filter((one) => one.learnerUid !== learnerUid && isHeld(one, now))
    .flatMap((one) => one.held?.startAt ?? []);
  const dates = [...placed, ...held].map((at) => dateAt(at, timeZone));
  if (dates.filter((each) => each === date).length >= offering.maxPerDay) throw bookingRefused('day-full');
  const week = dates.filter((each) => mondayOf(each) === monday).length;
  if (week >= (offering.maxPerWeek ?? Number.POSITIVE_INFINITY)) throw bookingRefused('week-full');
}

/**
 * The time that a booking needs. The locks of those that give theirs back are not in its
 * way, nor what is held for its learner. Throws AppError `booking/taken` when somebody else holds any of it, `booking/waiting-list`
 * when others are to be asked first.
 */
export async function timeFor(
  transaction: DocumentTransaction,
  wanted: Wanted,
  { offering }: Pick<BookableTime, 'offering'>,
  line: readonly Waiting[],
  now: Date,
): Promise<FoundTime> {
  const locks = locksOf(wanted, offering);
  const found = await Promise.all(locks.map(({ id }) => transaction.get(`slotLocks/${id}`)));
  const holders = new Set(
    allParsed(
      slotLockSchema,
      found.flatMap((lock) => lock ?? []),
    ).map(({ bookingId }) => bookingId),
  );
  for (const id of wanted.released ?? [wanted.id]) holders.delete(id);
  const bookings: string[] = [];
  for (const holder of holders) {
    const uid = holderOf(holder);
    if (uid === undefined) bookings.push(holder);
    else if (uid !== wanted.learnerUid && line.some((one) => one.learnerUid === uid && isHeld(one, now)))
      throw bookingRefused('taken');
  }
  const lapsed = line.filter(({ learnerUid }) => holders.has(holdOf(learnerUid)));
  const overdue = await Promise.all(bookings.map((id) => overdueBooking(transaction, id, now)));
  checkTurn(line, wanted.learnerUid, wanted, now);
  return { locks, overdue, lapsed };
}

async function overdueBooking(transaction: DocumentTransaction, id: string, now: Date): Promise<Booking> {
  const booking = parsed(bookingSchema, await transaction.get(`bookings/${id}`));
  if (!booking || !isOverdue(booking, now)) throw bookingRefused('taken');
  return booking;
}
