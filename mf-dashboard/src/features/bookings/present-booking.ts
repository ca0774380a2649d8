import type { BookingRole } from '@cursiv/shared-data';
import {
  type Booking,
  type BookingStatus,
  canExpertAnswer,
  canExpertCancel,
  canExpertComplete,
  canLearnerCancel,
  isCompletedBooking,
} from '@cursiv/shared-domain';

/** What the reader may do with a session. */
export type BookingAction = 'cancel' | 'complete' | 'confirm' | 'decline';

export interface PresentBooking {
  status: BookingStatus;
  /** Still ahead and open; everything else belongs to the past. */
  isAhead: boolean;
  actions: BookingAction[];
  /** An open session that the learner can no longer cancel alone. */
  isPastCancelling: boolean;
}

/** An unanswered request has expired at its time, an agreed session is completed a day after it, even if nothing has written that down yet. */
function statusAt(booking: Booking, now: Date): BookingStatus {
  if (booking.status === 'requested' && booking.startAt <= now) return 'expired';
  return isCompletedBooking(booking, now) ? 'completed' : booking.status;
}

function actionsOf(booking: Booking, role: BookingRole, uid: string, now: Date): BookingAction[] {
  if (role === 'learner') return canLearnerCancel(booking, uid, now) && booking.startAt > now ? ['cancel'] : [];
  if (canExpertAnswer(booking, uid, now)) return ['confirm', 'decline'];
  if (canExpertComplete(booking, uid, now) && !isCompletedBooking(booking, now)) return ['complete'];
  return canExpertCancel(booking, uid, now) ? ['cancel'] : [];
}

/** How a session stands for one of its sides at a moment. */
export function presentBooking(booking: Booking, role: BookingRole, uid: string, now: Date): PresentBooking {
  const status = statusAt(booking, now);
  const isOpen = status === 'requested' || status === 'confirmed';
  const isAhead = isOpen && booking.endAt > now;
  return {
    status,
    isAhead,
    actions: actionsOf(booking, role, uid, now),
    isPastCancelling: role === 'learner' && isAhead && now > booking.cancelUntil,
  };
}

/** Sessions ahead, the soonest first, and the others, the latest first. */
export function byTime(bookings: readonly Booking[], role: BookingRole, uid: string, now: Date) {
  const isAhead = (booking: Booking) => presentBooking(booking, role, uid, now).isAhead;
  const start = (booking: Booking) => booking.startAt.getTime();
  return {
    ahead: bookings.filter(isAhead).sort((a, b) => start(a) - start(b)),
    past: bookings.filter((booking) => !isAhead(booking)).sort((a, b) => start(b) - start(a)),
  };
}
