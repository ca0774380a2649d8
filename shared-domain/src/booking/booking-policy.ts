import type { Booking } from './booking-schema.ts';

/** Whether a session is still to come about: asked for or agreed. */
export const isOpenBooking = (booking: Pick<Booking, 'status'>) =>
  booking.status === 'requested' || booking.status === 'confirmed';

/** The learner may cancel an open booking until the frozen limit. */
export const canLearnerCancel = (booking: Booking, uid: string, now: Date) =>
  booking.learnerUid === uid && isOpenBooking(booking) && now <= booking.cancelUntil;

/** The expert may cancel a confirmed booking, with a reason, until it starts. */
export const canExpertCancel = (booking: Booking, uid: string, now: Date) =>
  booking.expertUid === uid && booking.status === 'confirmed' && now < booking.startAt;

/** The expert answers a request until it starts. */
export const canExpertAnswer = (booking: Booking, uid: string, now: Date) =>
  booking.expertUid === uid && booking.status === 'requested' && now < booking.startAt;

/** A confirmed session of which nobody says otherwise has taken place this long after its end, in milliseconds. */
const COMPLETED_AFTER_MS = 24 * 3_600_000;

/** Whether a session has taken place, even if nothing has written that down yet. */
export const isCompletedBooking = ({ status, endAt }: Pick<Booking, 'status' | 'endAt'>, now: Date) =>
  status === 'completed' || (status === 'confirmed' && endAt.getTime() + COMPLETED_AFTER_MS <= now.getTime());

/** The expert says that a confirmed session has taken place, once it is over. */
export const canExpertComplete = (booking: Booking, uid: string, now: Date) =>
  booking.expertUid === uid && booking.status === 'confirmed' && now >= booking.endAt;
