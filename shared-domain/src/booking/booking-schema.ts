import * as z from 'zod/mini';
import { OFFERING_LOCATIONS } from '../expert/offering.ts';
import { l10nText } from '../l10n/l10n-schema.ts';
import { instant } from '../schema.ts';
import { BOOKING_LIMITS, BOOKING_SIDES } from './booking.ts';
import { lessonPlaceSchema } from './lesson-place.ts';
import { BOOKING_STATUSES } from './lifecycle.ts';
import { seriesSchema, sharedChangeSchema } from './series.ts';
import { timeProposalSchema } from './time-proposal.ts';

/** A booking between a learner and an expert: `bookings/{id}`. Times are UTC instants; zones are IANA ids. */
export const bookingSchema = z.object({
  id: z.string(),
  learnerUid: z.string(),
  learnerName: z.string(),
  expertUid: z.string(),
  expertName: z.string(),
  offeringId: z.string(),
  offeringTitle: l10nText(120),
  startAt: instant,
  endAt: instant,
  expertTimeZone: z.string(),
  learnerTimeZone: z.string(),
  status: z.enum(BOOKING_STATUSES),
  /** Frozen at the request: the last moment at which the learner may cancel. */
  cancelUntil: instant,
  /** Frozen at the request: an unanswered request expires at this moment. */
  answerUntil: instant,
  /** The cells of the expert's time that an open booking takes: ids in `slotLocks`. */
  lockIds: z.array(z.string()),
  topic: z.string().check(z.maxLength(BOOKING_LIMITS.topic)),
  /** Only of a booking that was requested from a lesson. */
  context: z.optional(lessonPlaceSchema),
  /** The language in which they want to talk, one of the expert's: BCP 47. */
  language: z.optional(z.string()),
  /** Absent for online bookings. */
  location: z.optional(z.enum(OFFERING_LOCATIONS)),
  /** The weekly series that it belongs to. */
  series: z.optional(seriesSchema),
  /** The last change of the whole series. */
  sharedChange: z.optional(sharedChangeSchema),
  meetingUrl: z.optional(z.string()),
  /** Whether the learner lets their expert see their courses and how far they are. */
  sharesProgress: z.optional(z.boolean()),
  cancelledBy: z.optional(z.enum(['learner', 'expert', 'admin', 'system'])),
  reason: z.optional(z.string().check(z.maxLength(BOOKING_LIMITS.reason))),
  /** Why the person who is said not to have come says otherwise. */
  dispute: z.optional(z.string().check(z.maxLength(BOOKING_LIMITS.dispute))),
  /** The last other time that one side proposed, answered or not. */
  proposal: z.optional(timeProposalSchema),
  /** The last other time that the booking had, and the side whose move or agreement changed it. */
  moved: z.optional(z.object({ from: instant, by: z.enum(BOOKING_SIDES) })),
  createdAt: instant,
  updatedAt: instant,
  rev: z.number(),
});

export type Booking = z.infer<typeof bookingSchema>;
