import {
  absenceToReport,
  type Booking,
  type BookingSide,
  type BookingStatus,
  canDispute,
  canExpertAnswer,
  canExpertCancel,
  canExpertComplete,
  canLearnerCancel,
  canReschedule,
  canTakeBack,
  isAhead,
  isCompletedBooking,
  sideOf,
  statusAt,
} from '@cursiv/shared-domain';

/** The actions that the reader may take on a booking. */
const BOOKING_ACTIONS = [
  'confirm',
  'decline',
  'complete',
  'dispute',
  'takeBack',
  'reschedule',
  'absent',
  'cancel',
] as const;
export type BookingAction = (typeof BOOKING_ACTIONS)[number];

export interface PresentBooking {
  status: BookingStatus;
  /** Upcoming and open; everything else is history. */
  isAhead: boolean;
  actions: BookingAction[];
  /** An open booking that the learner can no longer cancel alone. */
  isPastCancelling: boolean;
}

function actionsOf(booking: Booking, role: BookingSide, uid: string, now: Date): BookingAction[] {
  const isExpert = role === 'expert';
  const answers = isExpert && canExpertAnswer(booking, uid, now);
  const cancels = isExpert
    ? canExpertCancel(booking, uid, now)
    : canLearnerCancel(booking, uid, now) && booking.startAt > now;
  const can: Record<BookingAction, boolean> = {
    confirm: answers,
    decline: answers,
    complete: isExpert && canExpertComplete(booking, uid, now) && !isCompletedBooking(booking, now),
    dispute: canDispute(booking, uid, now),
    takeBack: canTakeBack(booking, uid),
    reschedule: sideOf(booking, uid) === role && canReschedule(booking, now),
    absent: absenceToReport(booking, uid, now) !== undefined,
    cancel: cancels,
  };
  return BOOKING_ACTIONS.filter((action) => can[action]);
}

/** How a booking stands for one of its sides at a moment. */
export function presentBooking(booking: Booking, role: BookingSide, uid: string, now: Date): PresentBooking {
  const ahead = isAhead(booking, now);
  return {
    status: statusAt(booking, now),
    isAhead: ahead,
    actions: actionsOf(booking, role, uid, now),
    isPastCancelling: role === 'learner' && ahead && now > booking.cancelUntil,
  };
}
