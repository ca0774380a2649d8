import {
  type Booking,
  bookingRefused,
  bookingSchema,
  countedOnce,
  isAhead,
  MAX_OPEN_WITH_EXPERT,
  MAX_REQUESTS_A_DAY,
  MAX_WAITING_REQUESTS,
} from '@cursiv/shared-domain';
import type { DocumentTransaction } from '../../store/document-source.ts';
import { allParsed } from '../../store/parsed.ts';
import type { BookingRequest } from '../request-schema.ts';

const HOUR_MS = 3_600_000;
/** Longer than any booking. */
const LONGEST_MS = 3 * HOUR_MS;
const DAY_MS = 24 * HOUR_MS;

/** The learner's bookings that are still ahead, with all experts. */
export async function openBookings(
  transaction: DocumentTransaction,
  learnerUid: string,
  now: Date,
): Promise<Booking[]> {
  const found = await transaction.find({
    collection: 'bookings',
    equals: { learnerUid },
    from: { field: 'startAt', value: new Date(now.getTime() - LONGEST_MS) },
    orderBy: { field: 'startAt', direction: 'desc' },
  });
  return allParsed(bookingSchema, found).filter((booking) => isAhead(booking, now));
}

/** The learner's open booking that equals the request: they have requested it before, here or on another device. */
export const sameBooking = (open: readonly Booking[], { expertUid, offeringId, startAt }: BookingRequest) =>
  open.find(
    (booking) => booking.expertUid === expertUid && booking.offeringId === offeringId && +booking.startAt === +startAt,
  );

/** Throws AppError when a learner with these open bookings may not request another one. */
export async function checkAllowance(
  transaction: DocumentTransaction,
  learnerUid: string,
  open: readonly Booking[],
  expertUid: string,
  now: Date,
): Promise<void> {
  const withExpert = open.filter((booking) => booking.expertUid === expertUid);
  if (countedOnce(withExpert) >= MAX_OPEN_WITH_EXPERT) throw bookingRefused('too-many-with-expert');
  const waiting = open.filter(({ status }) => status === 'requested');
  if (countedOnce(waiting) >= MAX_WAITING_REQUESTS) throw bookingRefused('too-many-waiting');
  const today = await transaction.find({
    collection: 'bookings',
    equals: { learnerUid },
    from: { field: 'createdAt', value: new Date(now.getTime() - DAY_MS) },
    orderBy: { field: 'createdAt', direction: 'desc' },
    limit: MAX_REQUESTS_A_DAY,
  });
  if (today.length >= MAX_REQUESTS_A_DAY) throw bookingRefused('too-many-today');
}
