import { createHash } from 'node:crypto';
import {
  AppError,
  type Booking,
  type BookingSeries,
  bookingSchema,
  type Waiting,
  withSearchKeys,
} from '@cursiv/shared-domain';
import type { Caller } from '../../callable/callable.ts';
import type { DocumentTransaction } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';
import type { BookableTime } from '../bookable-time.ts';
import type { FoundTime } from '../expert-time.ts';
import { fixedPlace, newBooking } from '../new-booking.ts';
import type { BookingRequest } from '../request-schema.ts';
import { takeTimes } from '../taken-time.ts';
import { lessonPlace } from './lesson-place.ts';
import { sameBooking } from './own-bookings.ts';

/** The id of a learner's request with a key: always the same, and nobody else can get it. */
export const bookingId = (learnerUid: string, key: string): string =>
  createHash('sha256').update(`${learnerUid} ${key}`).digest('base64url').slice(0, 20).replaceAll('_', '-');

/** One booking of a request. */
type Occurrence = Pick<Booking, 'id' | 'startAt'> & { series?: BookingSeries };

/** Throws AppError when somebody may not ask for this at all. */
export function checkCaller({ expertUid }: BookingRequest, { uid, hasVerifiedEmail }: Caller): void {
  if (!hasVerifiedEmail) throw new AppError('address-unproven');
  if (expertUid === uid) throw new AppError('no-access');
}

/** What the same call stored before, if its answer was lost. Throws AppError `invalid` for another request with its key. */
export async function earlierBooking(transaction: DocumentTransaction, id: string, request: BookingRequest) {
  const earlier = parsed(bookingSchema, await transaction.get(`bookings/${id}`));
  if (earlier && !sameBooking([earlier], request))
    throw new AppError('invalid', 'the key was used for another booking');
  return earlier;
}

/** Writes bookings with their locks; the last reads come first. */
export async function storing(
  transaction: DocumentTransaction,
  request: BookingRequest,
  bookable: BookableTime,
  occurrences: readonly (Occurrence & { time: FoundTime })[],
  { uid, own }: { uid: string; own: Waiting | undefined },
  now: Date,
): Promise<Omit<Booking, 'id'>[]> {
  const learnerName = await nameOf(transaction, uid);
  const place = await fixedPlace(transaction, request);
  const context = request.context && (await lessonPlace(transaction, request.context, uid));
  const bookings = occurrences.map(({ time, ...occurrence }) => {
    const lockIds = time.locks.map((lock) => lock.id);
    const known = { ...occurrence, learnerUid: uid, learnerName, lockIds, place, context };
    return [occurrence.id, newBooking(request, bookable, known, now)] as const;
  });
  takeTimes(
    transaction,
    occurrences.map(({ time }) => time),
    [own],
    now,
  );
  for (const [id, booking] of bookings) transaction.set(`bookings/${id}`, withSearchKeys(`bookings/${id}`, booking));
  return bookings.map(([, booking]) => booking);
}

async function nameOf(transaction: DocumentTransaction, uid: string): Promise<string> {
  const profile = await transaction.get(`users/${uid}`);
  if (!profile) throw new AppError('no-access', `users/${uid} is not there`);
  return String(profile.fields.name ?? '');
}
