import {
  type Booking,
  bookingRefused,
  bookingSchema,
  isAhead,
  MAX_OPEN_WITH_EXPERT,
  MAX_REQUESTS_A_DAY,
  MAX_WAITING_REQUESTS,
} from '@cursiv/shared-domain';
import type { DocumentTransaction } from '../store/document-source.ts';
import { allParsed } from '../store/parsed.ts';
import type { SessionRequest } from './request-schema.ts';

const HOUR_MS = 3_600_000;
/** Longer than any session. */
const LONGEST_MS = 3 * HOUR_MS;
const DAY_MS = 24 * HOUR_MS;

/** The learner's sessions that are still ahead, with all experts. */
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

/** The one among a learner's open sessions that is what is asked for: they have asked before, here or elsewhere. */
export const sameSession = (open: readonly Booking[], { expertUid, offeringId, startAt }: SessionRequest) =>
  open.find(
    (booking) => booking.expertUid === expertUid && booking.offeringId === offeringId && +booking.startAt === +startAt,
  );

/** Throws AppError when a learner with these open sessions may not ask for one more. */
export async function checkAllowance(
  transaction: DocumentTransaction,
  learnerUid: string,
  open: readonly Booking[],
  expertUid: string,
  now: Date,
): Promise<void> {
  const withExpert = open.filter((booking) => booking.expertUid === expertUid);
  if (withExpert.length >= MAX_OPEN_WITH_EXPERT) throw bookingRefused('too-many-with-expert');
  const waiting = open.filter(({ status }) => status === 'requested');
  if (waiting.length >= MAX_WAITING_REQUESTS) throw bookingRefused('too-many-waiting');
  const today = await transaction.find({
    collection: 'bookings',
    equals: { learnerUid },
    from: { field: 'createdAt', value: new Date(now.getTime() - DAY_MS) },
    orderBy: { field: 'createdAt', direction: 'desc' },
    limit: MAX_REQUESTS_A_DAY,
  });
  if (today.length >= MAX_REQUESTS_A_DAY) throw bookingRefused('too-many-today');
}
