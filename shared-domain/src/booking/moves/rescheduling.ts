import type { BookingSide } from '../booking.ts';
import { answerUntil, isAhead } from '../booking-policy.ts';
import type { Booking } from '../booking-schema.ts';
import type { TimeProposal } from '../time-proposal.ts';

/** The side that a person is on; undefined for anybody else. */
export function sideOf({ learnerUid, expertUid }: Pick<Booking, 'learnerUid' | 'expertUid'>, uid: string) {
  if (uid === learnerUid) return 'learner';
  return uid === expertUid ? 'expert' : undefined;
}

/** Both people may propose another time for a booking that has not begun. */
export const canReschedule = (booking: Booking, now: Date) => isAhead(booking, now) && now < booking.startAt;

/** A learner moves a request alone, since nobody has agreed to its time yet. Anything else needs the other side. */
export const movesAtOnce = ({ status }: Pick<Booking, 'status'>, side: BookingSide) =>
  side === 'learner' && status === 'requested';

/** The proposal that still waits for the other side's answer. */
export function openProposal(booking: Booking, now: Date): TimeProposal | undefined {
  const { proposal, rev } = booking;
  return proposal && !proposal.answer && proposal.rev === rev && now < proposal.until && canReschedule(booking, now)
    ? proposal
    : undefined;
}

/** How long a proposal made now stands: no longer than an answer to a request at the earlier of the two times. */
export const proposalUntil = (now: Date, present: Date, proposed: Date) =>
  answerUntil(now, present < proposed ? present : proposed);
