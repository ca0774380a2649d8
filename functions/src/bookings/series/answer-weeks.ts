import {
  type Booking,
  type BookingStatus,
  bookingRefused,
  canExpertAnswer,
  canExpertCancel,
  canLearnerCancel,
  meetingUrlFor,
} from '@cursiv/shared-domain';
import type { DocumentTransaction } from '../../store/document-source.ts';
import { fixedPlace } from '../new-booking.ts';
import type { SeenWeeks } from './seen-weeks.ts';

/** Acts that bring a booking into another state. */
const STATES = { confirm: 'confirmed', decline: 'declined', cancel: 'cancelled' } as const;
export type Answer = keyof typeof STATES;

/** Whether a side may still bring a booking into the state; the other moves are told apart by its present one. */
const MAY = {
  confirm: canExpertAnswer,
  decline: canExpertAnswer,
  cancel: (booking: Booking, uid: string, now: Date) =>
    canLearnerCancel(booking, uid, now) || canExpertCancel(booking, uid, now),
};

/** Throws AppError `booking/too-late` when the limit for an answer has passed. */
export function checkAnswer(act: Answer, booking: Booking, uid: string, now: Date): void {
  if (!MAY[act](booking, uid, now)) throw bookingRefused('too-late');
}

/** What an answer writes into each of some bookings. What is called off gives its time back. */
export async function answeredFields(
  transaction: DocumentTransaction,
  { side, weeks }: SeenWeeks,
  act: Answer,
  reason: string,
): Promise<(booking: Booking) => Partial<Booking> & { status: BookingStatus }> {
  const place = act === 'confirm' ? await fixedPlace(transaction, weeks[0]) : undefined;
  return ({ id }) => ({
    status: STATES[act],
    ...(reason && { reason }),
    ...(act === 'cancel' && { cancelledBy: side }),
    ...(place && { meetingUrl: meetingUrlFor(place, id) }),
  });
}
