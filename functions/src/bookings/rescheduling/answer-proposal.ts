import {
  AppError,
  type Booking,
  bookingRefused,
  meetingUrlFor,
  openProposal,
  type TimeProposal,
} from '@cursiv/shared-domain';
import type { Caller } from '../../callable/callable.ts';
import type { DocumentStore, DocumentTransaction } from '../../store/document-source.ts';
import { proposedTime } from '../bookable-time.ts';
import { fixedPlace } from '../new-booking.ts';
import { type Move, moveBookings, otherTime } from './move-time.ts';
import { ownBooking } from './own-booking.ts';
import type { ProposalAnswer } from './reschedule-schema.ts';

/**
 * Answers a proposed time: the booking moves, or keeps its time. An expert's proposal for a request confirms it when the
 * learner agrees. Throws AppError: `conflict` when the booking has changed, or with the reason.
 */
export async function answerProposal(
  store: DocumentStore,
  { bookingId, rev, answer, reason }: ProposalAnswer,
  { uid, hasVerifiedEmail }: Caller,
  now: Date,
): Promise<void> {
  if (!hasVerifiedEmail) throw new AppError('address-unproven');
  await store.transact(async (transaction) => {
    const { booking, side } = await ownBooking(transaction, bookingId, uid);
    if (booking.rev !== rev) throw new AppError('conflict', `bookings/${bookingId} has changed`);
    const proposal = openProposal(booking, now);
    if (!proposal) throw bookingRefused('proposal-over');
    if (proposal.weeks !== undefined) throw new AppError('invalid', 'a whole series is answered whole');
    if ((proposal.by === side) !== (answer === 'withdrawn')) throw new AppError('no-access', 'not theirs to answer');
    if (answer === 'accepted') return agree(transaction, booking, proposal, now);
    transaction.update(`bookings/${bookingId}`, {
      proposal: { ...proposal, answer, ...(reason && { note: reason }) },
      updatedAt: now,
      rev: rev + 1,
    });
  });
}

async function agree(
  transaction: DocumentTransaction,
  booking: Booking,
  proposal: TimeProposal,
  now: Date,
): Promise<void> {
  const move = await agreedMove(transaction, booking, proposal, now);
  moveBookings(transaction, [move], proposal.by === 'learner' ? 'expert' : 'learner', now);
}

/** The move to a proposed time, if it is still free; what was only asked for is confirmed with it. Throws AppError by the reason. */
export async function agreedMove(
  transaction: DocumentTransaction,
  booking: Booking,
  { startAt }: Pick<TimeProposal, 'startAt'>,
  now: Date,
  released: readonly string[] = [booking.id],
): Promise<Move & { fields: Partial<Booking> }> {
  const { expertUid, offeringId, status } = booking;
  const offered = await proposedTime(transaction, { expertUid, offeringId, startAt });
  const move = await otherTime(transaction, booking, { ...offered, startAt }, now, released);
  const place = status === 'requested' ? await fixedPlace(transaction, booking) : undefined;
  const meeting = place && { meetingUrl: meetingUrlFor(place, booking.id) };
  return { ...move, fields: { status: 'confirmed', ...meeting } };
}
