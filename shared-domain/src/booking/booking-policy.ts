import type { Booking } from './booking-schema.ts';
import { type BookingStatus, bookingLifecycle, isOpenBooking } from './lifecycle.ts';

const HOUR_MS = 3_600_000;

/** An expert has this long to answer a request. */
const ANSWER_WITHIN_MS = 48 * HOUR_MS;
/** And answers this long before the booking at the latest, or half way there when it is nearer. */
const ANSWER_AHEAD_MS = HOUR_MS;

/** When a request expires that was made at `askedAt` for a booking at `startAt`. */
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

/** The staff may call off an open booking of other people until it starts. */
export const canStaffCallOff = (booking: Booking, now: Date) =>
  bookingLifecycle.canMove('server', statusAt(booking, now), 'cancelled') && now < booking.startAt;

/** Whether an open booking is under way, or over without anybody having said so. */
export const hasBegun = (booking: Booking, now: Date) =>
  isOpenBooking({ status: statusAt(booking, now) }) && now >= booking.startAt;

/** The expert answers a request until it expires. */
export const canExpertAnswer = (booking: Booking, uid: string, now: Date) =>
  booking.expertUid === uid &&
  bookingLifecycle.canMove('expert', booking.status, 'confirmed') &&
  now < booking.answerUntil;

/** A confirmed booking of which nobody says otherwise has taken place this long after its end, in milliseconds. */
const COMPLETED_AFTER_MS = 24 * HOUR_MS;

/** Whether a booking has taken place, even if nothing has written that down yet. */
export const isCompletedBooking = ({ status, endAt }: Pick<Booking, 'status' | 'endAt'>, now: Date) =>
  status === 'completed' || (status === 'confirmed' && endAt.getTime() + COMPLETED_AFTER_MS <= now.getTime());

/** Whether the learner may review their expert because of a booking: it took place, or the two disagree whether it did. */
export const isReviewable = (booking: Pick<Booking, 'status' | 'endAt'>, now: Date) =>
  booking.status === 'disputed' || isCompletedBooking(booking, now);

/** The expert says that a confirmed booking has taken place, once it is over. */
export const canExpertComplete = (booking: Booking, uid: string, now: Date) =>
  booking.expertUid === uid && booking.status === 'confirmed' && now >= booking.endAt;

/** Somebody has not come when this much of the booking has passed, in milliseconds. */
const ABSENT_AFTER_MS = HOUR_MS / 6;
/** Who is said not to have come may say otherwise for this long, in milliseconds. */
const DISPUTABLE_MS = 48 * HOUR_MS;

/** The state that says the other side did not come, while the reader may still say so. */
export function absenceToReport(booking: Booking, uid: string, now: Date): BookingStatus | undefined {
  const [role, state] =
    booking.learnerUid === uid ? (['learner', 'no_show_expert'] as const) : (['expert', 'no_show_learner'] as const);
  const isParty = role === 'learner' || booking.expertUid === uid;
  const isTime = now.getTime() >= booking.startAt.getTime() + ABSENT_AFTER_MS && !isCompletedBooking(booking, now);
  return isParty && isTime && bookingLifecycle.canMove(role, booking.status, state) ? state : undefined;
}

/** Until when the person who is said not to have come may say otherwise. */
export const disputableUntil = ({ updatedAt }: Pick<Booking, 'updatedAt'>): Date =>
  new Date(updatedAt.getTime() + DISPUTABLE_MS);

/** Whether the reader is said not to have come, and may still say otherwise. */
export const canDispute = (booking: Booking, uid: string, now: Date) =>
  isMissing(booking, uid) && now < disputableUntil(booking);

/** Whether the reader said that the other side did not come, and may take it back. */
export const canTakeBack = (booking: Booking, uid: string) =>
  isMissing(booking, booking.learnerUid === uid ? booking.expertUid : booking.learnerUid);

const isMissing = ({ status, learnerUid, expertUid }: Booking, uid: string) =>
  (status === 'no_show_learner' && uid === learnerUid) || (status === 'no_show_expert' && uid === expertUid);

/** How a booking stands at a moment: what the clock alone decides need not be written down. */
export function statusAt(booking: Pick<Booking, 'status' | 'answerUntil' | 'endAt'>, now: Date): BookingStatus {
  if (isOverdue(booking, now)) return 'expired';
  return isCompletedBooking(booking, now) ? 'completed' : booking.status;
}

/** Whether a booking keeps its expert's time: open, and not past by the clock. */
export const isAhead = (booking: Pick<Booking, 'status' | 'answerUntil' | 'endAt'>, now: Date) =>
  isOpenBooking({ status: statusAt(booking, now) }) && booking.endAt > now;

/** A meeting's door opens this long before its start, in milliseconds. */
const DOOR_MS = HOUR_MS / 6;

/** When a meeting's door opens. */
export const doorOpensAt = ({ startAt }: Pick<Booking, 'startAt'>): Date => new Date(startAt.getTime() - DOOR_MS);

/** Whether it is time to go to a confirmed booking: from ten minutes before its start to its end. */
export const isTimeToJoin = ({ status, startAt, endAt }: Pick<Booking, 'status' | 'startAt' | 'endAt'>, now: Date) =>
  status === 'confirmed' && now >= doorOpensAt({ startAt }) && now < endAt;
