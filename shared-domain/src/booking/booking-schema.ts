import * as z from 'zod/mini';
import { l10nText } from '../l10n/l10n-schema.ts';
import { instant } from '../schema.ts';
import { BOOKING_LIMITS } from './booking.ts';
import { BOOKING_STATUSES } from './lifecycle.ts';

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
  meetingUrl: z.optional(z.string()),
  cancelledBy: z.optional(z.enum(['learner', 'expert', 'admin', 'system'])),
  reason: z.optional(z.string().check(z.maxLength(BOOKING_LIMITS.reason))),
  createdAt: instant,
  updatedAt: instant,
  rev: z.number(),
});

export type Booking = z.infer<typeof bookingSchema>;
