import * as z from 'zod/mini';
import { instant } from '../schema.ts';

/** The most files that a booking has. */
export const MAX_ATTACHMENTS = 20;

/** A file that one side attached to a booking: `bookings/{id}/attachments/{fileId}`. Both see it; who sent it removes it. */
export const attachmentSchema = z.object({
  id: z.string(),
  ownerUid: z.string(),
  path: z.string(),
  name: z.string(),
  bytes: z.number(),
  contentType: z.string(),
  addedAt: instant,
});

export type Attachment = z.infer<typeof attachmentSchema>;

/** Where what is known of an attached file is stored. */
export const attachmentPath = (bookingId: string, fileId: string): string =>
  `bookings/${bookingId}/attachments/${fileId}`;
