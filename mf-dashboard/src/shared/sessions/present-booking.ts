import type { BookingRole } from '@cursiv/shared-data';
import {
  type Booking,
  type BookingStatus,
  canExpertAnswer,
  canExpertCancel,
  canExpertComplete,
  canLearnerCancel,
  isAhead,
  isCompletedBooking,
  statusAt,
} from '@cursiv/shared-domain';

/** The actions that the reader may take on a booking. */
export type BookingAction = 'cancel' | 'complete' | 'confirm' | 'decline';

export interface PresentBooking {
  status: BookingStatus;
  /** Upcoming and open; everything else is history. */
  isAhead: boolean;
  actions: BookingAction[];
  /** An open booking that the learner can no longer cancel alone. */
  isPastCancelling: boolean;
}

function actionsOf(booking: Booking, role: BookingRole, uid: string, now: Date): BookingAction[] {
  if (role === 'learner') return canLearnerCancel(booking, uid, now) && booking.startAt > now ? ['cancel'] : [];
  if (canExpertAnswer(booking, uid, now)) return ['confirm', 'decline'];
  if (canExpertComplete(booking, uid, now) && !isCompletedBooking(booking, now)) return ['complete'];
  return canExpertCancel(booking, uid, now) ? ['cancel'] : [];
}

/** How a booking stands for one of its sides at a moment. */
export function presentBooking(booking: Booking, role: BookingRole, uid: string, now: Date): PresentBooking {
  const ahead = isAhead(booking, now);
  return {
    status: statusAt(booking, now),
    isAhead: ahead,
    actions: actionsOf(booking, role, uid, now),
    isPastCancelling: role === 'learner' && ahead && now > booking.cancelUntil,
  };
}

/** Upcoming bookings, soonest first, and the others, latest first. */
export function byTime(bookings: readonly Booking[], now: Date) {
  const start = (booking: Booking) => booking.startAt.getTime();
  return {
    ahead: bookings.filter((booking) => isAhead(booking, now)).sort((a, b) => start(a) - start(b)),
    past: bookings.filter((booking) => !isAhead(booking, now)).sort((a, b) => start(b) - start(a)),
  };
}

/** Requests that wait for their expert's answer, soonest booking first. */
export const waiting = (bookings: readonly Booking[], now: Date) =>
  byTime(bookings, now).ahead.filter(({ status }) => status === 'requested');
