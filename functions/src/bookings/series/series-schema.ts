import { BOOKING_LIMITS, MAX_OCCURRENCES, SERIES_ACTS } from '@cursiv/shared-domain';
import * as z from 'zod';
import { isDocumentId } from '../../store/document-id.ts';
import { instantText } from '../request-schema.ts';

const common = {
  /** The bookings that are concerned, as their reader saw them. */
  seen: z
    .array(z.strictObject({ bookingId: z.string().refine(isDocumentId), rev: z.int() }))
    .min(1)
    .max(MAX_OCCURRENCES),
  reason: z.string().trim().max(BOOKING_LIMITS.reason).default(''),
};

/** One side does something with all weeks of a series from one on. */
export const seriesMoveSchema = z.union([
  z.strictObject({ ...common, act: z.enum(SERIES_ACTS).exclude(['reschedule']) }),
  /** The first of them is to have this time, the others the same in their weeks. */
  z.strictObject({ ...common, act: z.literal('reschedule'), startAt: instantText }),
]);
export type SeriesMove = z.infer<typeof seriesMoveSchema>;
