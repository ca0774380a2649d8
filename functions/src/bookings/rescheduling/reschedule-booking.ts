import {
  AppError,
  answerUntil,
  type Booking,
  type BookingSide,
  bookingRefused,
  canReschedule,
  movesAtOnce,
  proposalUntil,
  type TimeProposal,
} from '@cursiv/shared-domain';
import type { Caller } from '../../callable/callable.ts';
import type { DocumentStore } from '../../store/document-source.ts';
import { bookableTime } from '../bookable-time.ts';
import { minutesAfter } from '../minutes-after.ts';
import { type Move, moveBookings, otherTime } from './move-time.ts';
import { ownBooking } from './own-booking.ts';
import type { Reschedule } from './reschedule-schema.ts';

/** What became of the wish for another time. */
export type Rescheduled = { outcome: 'moved' | 'proposed' };

/**
 * Moves a learner's request to another time, or proposes the time to the other side of a booking, which keeps its present one
 * until they agree. A repeated call after a lost answer changes nothing. Throws AppError with the reason.
 */
export async function rescheduleBooking(
  store: DocumentStore,
  { bookingId, rev, startAt, reason }: Reschedule,
  { uid, hasVerifiedEmail }: Caller,
  now: Date,
): Promise<Rescheduled> {
  if (!hasVerifiedEmail) throw new AppError('address-unproven');
  return store.transact(async (transaction) => {
    const { booking, side } = await ownBooking(transaction, bookingId, uid);
    const earlier = resultOf(booking, side, rev, startAt);
    if (earlier) return earlier;
    if (booking.rev !== rev) throw new AppError('conflict', `bookings/${bookingId} has changed`);
    if (!canReschedule(booking, now)) throw bookingRefused('begun');
    if (+booking.startAt === +startAt) throw new AppError('invalid', 'the booking has this time');
    const bookable = await bookableTime(transaction, { ...booking, startAt }, now);
    const move = await otherTime(transaction, booking, { ...bookable, startAt }, now);
    if (movesAtOnce(booking, side)) {
      moveBookings(transaction, [{ ...move, fields: { answerUntil: answerUntil(now, startAt) } }], side, now);
      return { outcome: 'moved' };
    }
    const proposal = proposalOf(side, { ...move, reason }, now);
    transaction.update(`bookings/${bookingId}`, { proposal, updatedAt: now, rev: rev + 1 });
    return { outcome: 'proposed' };
  });
}

/** The proposal of a time that was found. */
export const proposalOf = (
  by: BookingSide,
  { booking, startAt, offering, reason }: Move & { reason: string },
  now: Date,
): TimeProposal => ({
  by,
  startAt,
  endAt: minutesAfter(startAt, offering.durationMin),
  until: proposalUntil(now, booking.startAt, startAt),
  rev: booking.rev + 1,
  ...(reason && { reason }),
});

/** What the same call did before, if its answer was lost. */
function resultOf({ proposal, moved, ...booking }: Booking, side: BookingSide, rev: number, startAt: Date) {
  if (booking.rev !== rev + 1) return undefined;
  if (moved?.by === side && +booking.startAt === +startAt) return { outcome: 'moved' } as const;
  const isProposed = proposal?.rev === rev + 1 && proposal.by === side && +proposal.startAt === +startAt;
  return isProposed ? ({ outcome: 'proposed' } as const) : undefined;
}
