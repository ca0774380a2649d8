import * as z from 'zod';
import { isDocumentId } from '../store/document-id.ts';

const documentId = z.string().refine(isDocumentId);

/** What an author sends to have an announcement told: the revision that they have read. */
export const sendSchema = z.strictObject({ courseId: documentId, announcementId: documentId, rev: z.int() });
export type SendRequest = z.infer<typeof sendSchema>;
