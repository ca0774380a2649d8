import type { BookingSide } from '../booking.ts';
import { isAhead } from '../booking-policy.ts';
import type { Booking } from '../booking-schema.ts';
import { openProposal } from './rescheduling.ts';

/** What one side does with several weeks of a series at once, all or none. */
export const SERIES_ACTS = ['confirm', 'decline', 'cancel', 'reschedule', 'accept', 'refuse', 'withdraw'] as const;
export type SeriesAct = (typeof SERIES_ACTS)[number];

const byWeek = (one: Booking, other: Booking) => (one.series?.index ?? 0) - (other.series?.index ?? 0);

/** The weeks of a series that an act of one side changes, the first one first: those to come that it fits. */
export const concernedWeeks = (
  series: readonly Booking[],
  act: SeriesAct,
  side: BookingSide,
  now: Date,
): readonly Booking[] =>
  series
    .filter((booking) => isAhead(booking, now) && now < booking.startAt && fits(booking, act, side, now))
    .toSorted(byWeek);

function fits(booking: Booking, act: SeriesAct, side: BookingSide, now: Date): boolean {
  if (act === 'reschedule') return true;
  // What nobody has agreed to is declined by its expert, not cancelled.
  if (act === 'cancel') return side === 'learner' || booking.status === 'confirmed';
  if (act === 'confirm' || act === 'decline') return side === 'expert' && booking.status === 'requested';
  const proposal = openProposal(booking, now);
  return proposal?.weeks !== undefined && (proposal.by === side) === (act === 'withdraw');
}
