import { LOCALES } from '@cursiv/shared-domain';
import * as z from 'zod';
import { isDocumentId } from '../../store/document-id.ts';

/**
 * A request to publish a course: the revision of the draft that the person saw, and the languages in which it replaces
 * the published version.
 */
export const publishSchema = z.strictObject({
  /** The client makes it once per press of the button, so that a retry publishes nothing twice. */
  key: z.uuid(),
  courseId: z.string().refine(isDocumentId),
  rev: z.int().positive(),
  /** When that draft was made, in epoch milliseconds. Sections built before it was asked for leave it out. */
  createdAt: z.optional(z.int().positive()),
  locales: z.array(z.enum(LOCALES)).min(1).max(LOCALES.length),
});
export type PublishRequest = z.infer<typeof publishSchema>;
