import type { Booking } from './booking-schema.ts';
import { type BookingStatus, bookingLifecycle, isOpenBooking } from './lifecycle.ts';

const HOUR_MS = 3_600_000;

/** An expert has this long to answer a request. */
const ANSWER_WITHIN_MS = 48 * HOUR_MS;
/** And answers this long before the session at the latest, or half way there when it is nearer. */
const ANSWER_AHEAD_MS = HOUR_MS;

/** When a request expires that was made at `askedAt` for a session at `startAt`. */
export function answerUntil(askedAt: Date, startAt: Date): Date {
  const left = startAt.getTime() - askedAt.getTime();
  const ahead = Math.min(ANSWER_AHEAD_MS, left / 2);
  return new Date(Math.floor(Math.min(askedAt.getTime() + ANSWER_WITHIN_MS, startAt.getTime() - ahead)));
}

/** Whether nobody answered a request in time, even if nothing has written that down yet. */
export const isOverdue = ({ status, answerUntil: until }: Pick<Booking, 'status' | 'answerUntil'>, now: Date) =>
  bookingLifecycle.canMove('server', status, 'expired') && until <= now;

/** The learner may cancel an open booking until the frozen limit. */
export const canLearnerCancel = (booking: Booking, uid: string, now: Date) =>
  booking.learnerUid === uid &&
  bookingLifecycle.canMove('learner', booking.status, 'cancelled') &&
  !isOverdue(booking, now) &&
  now <= booking.cancelUntil;

/** The expert may cancel a confirmed booking, with a reason, until it starts. */
export const canExpertCancel = (booking: Booking, uid: string, now: Date) =>
  booking.expertUid === uid && bookingLifecycle.canMove('expert', booking.status, 'cancelled') && now < booking.startAt;

/** The expert answers a request until it expires. */
export const canExpertAnswer = (booking: Booking, uid: string, now: Date) =>
  booking.expertUid === uid &&
  bookingLifecycle.canMove('expert', booking.status, 'confirmed') &&
  now < booking.answerUntil;

/** A confirmed session of which nobody says otherwise has taken place this long after its end, in milliseconds. */
const COMPLETED_AFTER_MS = 24 * HOUR_MS;

/** Whether a session has taken place, even if nothing has written that down yet. */
export const isCompletedBooking = ({ status, endAt }: Pick<Booking, 'status' | 'endAt'>, now: Date) =>
  status === 'completed' || (status === 'confirmed' && endAt.getTime() + COMPLETED_AFTER_MS <= now.getTime());

/** The expert says that a confirmed session has taken place, once it is over. */
export const canExpertComplete = (booking: Booking, uid: string, now: Date) =>
  booking.expertUid === uid && bookingLifecycle.canMove('expert', booking.status, 'completed') && now >= booking.endAt;

/** How a session stands at a moment: what the clock alone decides need not be written down. */
export function statusAt(booking: Pick<Booking, 'status' | 'answerUntil' | 'endAt'>, now: Date): BookingStatus {
  if (isOverdue(booking, now)) return 'expired';
  return isCompletedBooking(booking, now) ? 'completed' : booking.status;
}

/** Whether a session keeps its expert's time: open, and not past by the clock. */
export const isAhead = (booking: Pick<Booking, 'status' | 'answerUntil' | 'endAt'>, now: Date) =>
  isOpenBooking({ status: statusAt(booking, now) }) && booking.endAt > now;
