import type { Booking } from '@cursiv/shared-domain';
import { callProven } from '../call-proven.ts';

type Seen = Pick<Booking, 'id' | 'rev'>;

/**
 * Asks for another time of a booking: a learner's unanswered request moves at once, anything else is proposed to the other
 * side. Throws AppError: a booking's refusal, `conflict` when it has changed since.
 */
export const rescheduleBooking = (
  { id, rev }: Seen,
  startAt: Date,
  reason: string,
): Promise<{ outcome: 'moved' | 'proposed' }> =>
  callProven('rescheduleBooking', { bookingId: id, rev, startAt: startAt.toISOString(), reason });

/** Answers a proposed time, or withdraws one's own. Throws AppError: a booking's refusal, `conflict` when it has changed since. */
export const answerProposal = (
  { id, rev }: Seen,
  answer: 'accepted' | 'declined' | 'withdrawn',
  reason = '',
): Promise<void> => callProven('answerProposal', { bookingId: id, rev, answer, reason });
