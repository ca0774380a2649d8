import { MAX_REVOCATION_REASON } from '@cursiv/shared-domain';
import * as z from 'zod';
import { isDocumentId } from '../store/document-id.ts';

const documentId = z.string().refine(isDocumentId);

export const renewSchema = z.object({ courseId: documentId });

export const revokeSchema = z.object({
  id: documentId,
  reason: z.string().trim().min(1).max(MAX_REVOCATION_REASON),
});

export type RevokeRequest = z.infer<typeof revokeSchema>;
