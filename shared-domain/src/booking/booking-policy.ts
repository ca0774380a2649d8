import type { BookingStatus } from './booking.ts';
import type { Booking } from './booking-schema.ts';

const HOUR_MS = 3_600_000;

/** The time that an expert has to answer a request. */
const ANSWER_WITHIN_MS = 48 * HOUR_MS;
/** The answer comes this long before the booking at the latest, or half way there when it is nearer. */
const ANSWER_AHEAD_MS = HOUR_MS;

/** When a request made at `askedAt` for a booking at `startAt` expires. */
export function answerUntil(askedAt: Date, startAt: Date): Date {
  const left = startAt.getTime() - askedAt.getTime();
  const ahead = Math.min(ANSWER_AHEAD_MS, left / 2);
  return new Date(Math.floor(Math.min(askedAt.getTime() + ANSWER_WITHIN_MS, startAt.getTime() - ahead)));
}

/** Whether a request was not answered in time, even if nothing has recorded that yet. */
export const isOverdue = ({ status, answerUntil: until }: Pick<Booking, 'status' | 'answerUntil'>, now: Date) =>
  status === 'requested' && until <= now;

/** Whether a booking may still take place: requested or confirmed. */
export const isOpenBooking = (booking: Pick<Booking, 'status'>) =>
  booking.status === 'requested' || booking.status === 'confirmed';

/** The learner may cancel an open booking until the frozen limit. */
export const canLearnerCancel = (booking: Booking, uid: string, now: Date) =>
  booking.learnerUid === uid && isOpenBooking(booking) && !isOverdue(booking, now) && now <= booking.cancelUntil;

/** The expert may cancel a confirmed booking, with a reason, until it starts. */
export const canExpertCancel = (booking: Booking, uid: string, now: Date) =>
  booking.expertUid === uid && booking.status === 'confirmed' && now < booking.startAt;

/** The expert answers a request until it expires. */
export const canExpertAnswer = (booking: Booking, uid: string, now: Date) =>
  booking.expertUid === uid && booking.status === 'requested' && now < booking.answerUntil;

/** A confirmed booking counts as completed this long after its end, in milliseconds, unless somebody says otherwise. */
const COMPLETED_AFTER_MS = 24 * HOUR_MS;

/** Whether a booking has taken place, even if nothing has recorded that yet. */
export const isCompletedBooking = ({ status, endAt }: Pick<Booking, 'status' | 'endAt'>, now: Date) =>
  status === 'completed' || (status === 'confirmed' && endAt.getTime() + COMPLETED_AFTER_MS <= now.getTime());

/** The expert can record that a confirmed booking has taken place, once it is over. */
export const canExpertComplete = (booking: Booking, uid: string, now: Date) =>
  booking.expertUid === uid && booking.status === 'confirmed' && now >= booking.endAt;

/** A booking's status at a moment, including changes that the clock alone makes and nothing has recorded. */
export function statusAt(booking: Pick<Booking, 'status' | 'answerUntil' | 'endAt'>, now: Date): BookingStatus {
  if (isOverdue(booking, now)) return 'expired';
  return isCompletedBooking(booking, now) ? 'completed' : booking.status;
}

/** Whether a booking still takes its expert's time: open, and not past by the clock. */
export const isAhead = (booking: Pick<Booking, 'status' | 'answerUntil' | 'endAt'>, now: Date) =>
  isOpenBooking({ status: statusAt(booking, now) }) && booking.endAt > now;
