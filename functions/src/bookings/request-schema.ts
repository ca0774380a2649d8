import { BOOKING_LIMITS, isKnownZone } from '@cursiv/shared-domain';
import * as z from 'zod';
import { isDocumentId } from '../store/document-id.ts';

const documentId = z.string().refine(isDocumentId);

/** What a learner sends to ask for a session. Names, titles and lengths are not theirs to say: the server has them. */
export const requestSchema = z.strictObject({
  /** Made once for a request by who asks, so that asking again asks nothing twice. */
  key: z.uuid(),
  expertUid: documentId,
  offeringId: documentId,
  /** ISO 8601, or epoch milliseconds. */
  startAt: z
    .union([z.iso.datetime({ offset: true }), z.int()])
    .transform((value) => new Date(value))
    .refine((start) => !Number.isNaN(start.getTime())),
  learnerTimeZone: z.string().max(64).refine(isKnownZone),
  topic: z.string().trim().max(BOOKING_LIMITS.topic),
});
export type SessionRequest = z.infer<typeof requestSchema>;
