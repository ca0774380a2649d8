import { BOOKING_LIMITS, isKnownZone, MAX_OCCURRENCES } from '@cursiv/shared-domain';
import * as z from 'zod';
import { isDocumentId } from '../store/document-id.ts';
import { passageRequest } from '../store/passage-request.ts';

const documentId = z.string().refine(isDocumentId);

/** ISO 8601, or epoch milliseconds. */
export const instantText = z
  .union([z.iso.datetime({ offset: true }), z.int()])
  .transform((value) => new Date(value))
  .refine((instant) => !Number.isNaN(instant.getTime()));

/** The lesson that a learner asks from; its titles are the server's to say. */
const askedPlaceSchema = z.strictObject({
  courseId: documentId,
  lessonId: documentId,
  second: z.int().min(0).max(86_400).optional(),
  passage: passageRequest.optional(),
  note: z.string().trim().max(BOOKING_LIMITS.note).optional(),
});
export type AskedPlace = z.infer<typeof askedPlaceSchema>;

/** A learner's request for a booking. It carries no names, titles or lengths: the server has them. */
export const bookingRequestSchema = z.strictObject({
  /** The client makes it once per request, so that a retry requests nothing twice. */
  key: z.uuid(),
  expertUid: documentId,
  offeringId: documentId,
  startAt: instantText,
  learnerTimeZone: z.string().max(64).refine(isKnownZone),
  topic: z.string().trim().max(BOOKING_LIMITS.topic),
  context: askedPlaceSchema.optional(),
  /** One of the expert's. */
  language: z.string().max(35).optional(),
});
export type BookingRequest = z.infer<typeof bookingRequestSchema>;

/** A request for the same time of several weeks, all or none. */
export const seriesRequestSchema = z.strictObject({
  ...bookingRequestSchema.shape,
  count: z.int().min(2).max(MAX_OCCURRENCES),
});
export type SeriesRequest = z.infer<typeof seriesRequestSchema>;
