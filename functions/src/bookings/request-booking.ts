import { createHash } from 'node:crypto';
import { AppError, answerUntil, type Booking, bookingLifecycle, bookingSchema } from '@cursiv/shared-domain';
import type { Caller } from '../callable/callable.ts';
import type { DocumentStore, DocumentTransaction } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';
import { checkDay, timeFor } from './expert-time.ts';
import { expireBooking } from './expire-booking.ts';
import { type OfferedSession, offeredSession } from './offered-session.ts';
import { checkAllowance, openBookings, sameSession } from './own-bookings.ts';
import type { SessionRequest } from './request-schema.ts';

const MINUTE_MS = 60_000;

/** The id of what a learner asked for under a key: always the same, and nobody else's can have it. */
const bookingId = (learnerUid: string, key: string): string =>
  createHash('sha256').update(`${learnerUid} ${key}`).digest('base64url').slice(0, 20).replaceAll('_', '-');

/**
 * Stores a learner's request with the half hours of the expert that it takes, all or nothing. Asked again, with the same key
 * or for the same session, it answers with the booking that is there. Throws AppError by the reason.
 */
export async function requestBooking(
  store: DocumentStore,
  request: SessionRequest,
  { uid, hasProvenAddress }: Caller,
  now: Date,
): Promise<{ bookingId: string; answerUntil: string }> {
  if (!hasProvenAddress) throw new AppError('address-unproven');
  if (request.expertUid === uid) throw new AppError('no-access');
  const booking = await store.transact((transaction) => book(transaction, request, uid, now));
  return { bookingId: booking.id, answerUntil: booking.answerUntil.toISOString() };
}

async function book(
  transaction: DocumentTransaction,
  request: SessionRequest,
  uid: string,
  now: Date,
): Promise<Pick<Booking, 'id' | 'answerUntil'>> {
  const id = bookingId(uid, request.key);
  const earlier = parsed(bookingSchema, await transaction.get(`bookings/${id}`));
  if (earlier && !sameSession([earlier], request))
    throw new AppError('invalid', 'the key was used for another session');
  if (earlier) return earlier;
  const open = await openBookings(transaction, uid, now);
  const same = sameSession(open, request);
  if (same) return same;
  const session = await offeredSession(transaction, request, now);
  const wanted = { id, expertUid: request.expertUid, startAt: request.startAt };
  const { locks, overdue } = await timeFor(transaction, wanted, session, now);
  await checkDay(transaction, wanted, session, now);
  await checkAllowance(transaction, uid, open, request.expertUid, now);
  const learnerName = await nameOf(transaction, uid);
  for (const booking of overdue) expireBooking(transaction, booking, now);
  const lockIds = locks.map((lock) => lock.id);
  const booking = bookingOf(request, session, { learnerUid: uid, learnerName, lockIds }, now);
  transaction.set(`bookings/${id}`, booking);
  for (const { id: lockId, ...lock } of locks) transaction.set(`slotLocks/${lockId}`, lock);
  return { id, answerUntil: booking.answerUntil };
}

async function nameOf(transaction: DocumentTransaction, uid: string): Promise<string> {
  const profile = await transaction.get(`users/${uid}`);
  if (!profile) throw new AppError('no-access', `users/${uid} is not there`);
  return String(profile.fields.name ?? '');
}

type Own = Pick<Booking, 'learnerUid' | 'learnerName' | 'lockIds'>;

function bookingOf(
  request: SessionRequest,
  { expert, offering, schedule }: OfferedSession,
  own: Own,
  now: Date,
): Omit<Booking, 'id'> {
  const { expertUid, offeringId, startAt, learnerTimeZone, topic } = request;
  return {
    ...own,
    expertUid,
    expertName: expert.displayName,
    offeringId,
    offeringTitle: offering.title,
    startAt,
    endAt: minutesAfter(startAt, offering.durationMin),
    expertTimeZone: schedule.timeZone,
    learnerTimeZone,
    status: bookingLifecycle.first,
    cancelUntil: minutesAfter(startAt, -offering.cancelNoticeMin),
    answerUntil: answerUntil(now, startAt),
    topic,
    createdAt: now,
    updatedAt: now,
    rev: 1,
  };
}

const minutesAfter = (time: Date, minutes: number) => new Date(time.getTime() + minutes * MINUTE_MS);
