import { statusAt } from '../booking/booking-policy.ts';
import type { Booking } from '../booking/booking-schema.ts';
import { isCalledOff } from '../booking/lifecycle.ts';
import type { L10n } from '../l10n/l10n.ts';

/** After a booking its expert sees the learner's courses for so many days, to follow up on it. */
const SEEN_AFTER_MS = 14 * 86_400_000;

/** Whether a booking can open the learner's courses to its expert: it was not called off, and is not long over. */
export const mayShareProgress = (booking: Pick<Booking, 'status' | 'endAt' | 'answerUntil'>, now: Date): boolean =>
  !isCalledOff({ status: statusAt(booking, now) }) && now.getTime() < booking.endAt.getTime() + SEEN_AFTER_MS;

/** A course of a learner, as the expert of a booking sees it with their consent. */
export interface LearnersCourse {
  id: string;
  title: L10n<string>;
  /** Whole per cent of its lessons. */
  pct: number;
}
