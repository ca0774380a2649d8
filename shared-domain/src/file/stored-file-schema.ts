import * as z from 'zod/mini';
import { instant } from '../schema.ts';
import { filePlaceSchema } from './file-place.ts';

const described = {
  id: z.string(),
  ownerUid: z.string(),
  place: filePlaceSchema,
  path: z.string(),
  /** The original name. */
  name: z.string(),
  bytes: z.number(),
  contentType: z.string(),
  createdAt: instant,
};

/** The record of an uploaded file, `files/{id}`: expected until its bytes are in place, then unchanged forever. */
export const storedFileSchema = z.discriminatedUnion('status', [
  z.object({ ...described, status: z.literal('expected'), expiresAt: instant }),
  z.object({ ...described, status: z.literal('stored'), sha256: z.string() }),
]);

export type StoredFile = z.infer<typeof storedFileSchema>;
