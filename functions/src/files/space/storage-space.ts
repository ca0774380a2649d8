import { AppError, type FileAllowance, fileAllowance, hasRight } from '@cursiv/shared-domain';
import * as z from 'zod/mini';
import type { DocumentTransaction, StoredDocument } from '../../store/document-source.ts';

/**
 * How much space a person's files take, and how much they have sent today: `storageUse/{uid}`, which only functions
 * read and write.
 */
const storageUseSchema = z.object({
  bytes: z.catch(z.number(), 0),
  files: z.catch(z.number(), 0),
  day: z.catch(z.string(), ''),
  sent: z.catch(z.number(), 0),
});

export type StorageUse = z.infer<typeof storageUseSchema>;

export const spaceDocument = (uid: string): string => `storageUse/${uid}`;

/** A person's use today. */
export function spaceOf(document: StoredDocument | undefined, now: Date): StorageUse {
  const use = storageUseSchema.parse(document?.fields ?? {});
  const day = now.toISOString().slice(0, 10);
  return use.day === day ? use : { ...use, day, sent: 0 };
}

/** How much a person may keep, by their account as it is stored. */
export const allowanceOf = (account: Record<string, unknown>, hasVerifiedEmail: boolean): FileAllowance =>
  fileAllowance({
    hasVerifiedEmail,
    verifiedCreator: hasRight(account, 'verifiedCreator'),
    verifiedInstructor: hasRight(account, 'verifiedInstructor'),
    isAdmin: hasRight(account, 'isAdmin'),
  });

/** Files that come from another person, or go to one; nobody sends them. */
interface Moved {
  bytes: number;
  files: number;
}

/** The use with files of another person's. Throws `quota-exceeded`. */
export function withMore(use: StorageUse, moved: Moved, allowance: FileAllowance): StorageUse {
  const next = { ...use, bytes: use.bytes + moved.bytes, files: use.files + moved.files };
  if (moved.files > 0 && (next.bytes > allowance.bytes || next.files > allowance.files))
    throw new AppError('quota-exceeded');
  return next;
}

/** The use without files that are another person's now. */
export const withLess = (use: StorageUse, { bytes, files }: Moved): StorageUse => ({
  ...use,
  bytes: Math.max(0, use.bytes - bytes),
  files: Math.max(0, use.files - files),
});

/** The use with one more file. Throws `quota-exceeded`: a person may send as much in a day as they may keep. */
export function withFile(use: StorageUse, bytes: number, allowance: FileAllowance): StorageUse {
  const next = { ...use, bytes: use.bytes + bytes, files: use.files + 1, sent: use.sent + bytes };
  if (next.bytes > allowance.bytes || next.files > allowance.files || next.sent > allowance.bytes)
    throw new AppError('quota-exceeded');
  return next;
}

/** Frees a file's storage space; an upload that never arrived counts as not sent. */
export async function giveBack(
  transaction: DocumentTransaction,
  uid: string,
  { bytes, hasArrived, now }: { bytes: number; hasArrived: boolean; now: Date },
): Promise<void> {
  const use = spaceOf(await transaction.get(spaceDocument(uid)), now);
  transaction.set(spaceDocument(uid), {
    ...use,
    bytes: Math.max(0, use.bytes - bytes),
    files: Math.max(0, use.files - 1),
    sent: hasArrived ? use.sent : Math.max(0, use.sent - bytes),
  });
}
