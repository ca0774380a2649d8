import { BOOKING_LIMITS } from '@cursiv/shared-domain';
import * as z from 'zod';
import { isDocumentId } from '../../store/document-id.ts';
import { instantText } from '../request-schema.ts';

const reason = z.string().trim().max(BOOKING_LIMITS.reason).default('');
/** The booking as its reader saw it. */
const seen = { bookingId: z.string().refine(isDocumentId), rev: z.int() };

/** One side wants another time for a booking. */
export const rescheduleSchema = z.strictObject({ ...seen, startAt: instantText, reason });
export type Reschedule = z.infer<typeof rescheduleSchema>;

/** The answer to a proposed time; whoever proposed it may withdraw it. */
export const proposalAnswerSchema = z.strictObject({
  ...seen,
  answer: z.enum(['accepted', 'declined', 'withdrawn']),
  reason,
});
export type ProposalAnswer = z.infer<typeof proposalAnswerSchema>;
