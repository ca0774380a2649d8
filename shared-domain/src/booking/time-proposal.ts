import * as z from 'zod/mini';
import { instant } from '../schema.ts';
import { BOOKING_LIMITS, BOOKING_SIDES } from './booking.ts';

/** Another time for a booking, proposed by one side. The booking keeps its time until the other side agrees. */
export const timeProposalSchema = z.object({
  by: z.enum(BOOKING_SIDES),
  startAt: instant,
  endAt: instant,
  /** The last moment to agree. */
  until: instant,
  /** The booking's revision with this proposal: whatever changes the booking afterwards ends it. */
  rev: z.number(),
  /** Of how many weeks of a series it is the first or another, if they are to move together. They are answered together. */
  weeks: z.optional(z.number()),
  reason: z.optional(z.string().check(z.maxLength(BOOKING_LIMITS.reason))),
  answer: z.optional(z.enum(['declined', 'withdrawn'])),
  /** Why it was declined. */
  note: z.optional(z.string().check(z.maxLength(BOOKING_LIMITS.reason))),
});

export type TimeProposal = z.infer<typeof timeProposalSchema>;
