import { type StoredFile, storedFileSchema } from '@cursiv/shared-domain';
import type { DocumentTransaction } from '../../store/document-source.ts';
import { allParsed } from '../../store/parsed.ts';
import { fileDocument } from '../file-documents.ts';
import { spaceDocument, spaceOf, withLess } from '../space/storage-space.ts';

/** Whose uploads end: what `sentBy` sends for a course of `ownerUid`. */
interface Sent {
  courseId: string;
  ownerUid: string;
  sentBy: string;
}

/**
 * Reads what a co-author is sending for a course; the returned function ends it and frees its room, and says what that was. Split, because
 * a transaction reads before it writes.
 */
export async function endUploads(
  transaction: DocumentTransaction,
  { courseId, ownerUid, sentBy }: Sent,
  now: Date,
): Promise<() => StoredFile[]> {
  const equals = { ownerUid, sentBy, status: 'expected', 'place.courseId': courseId };
  const files = allParsed(storedFileSchema, await transaction.find({ collection: 'files', equals }));
  const use = spaceOf(await transaction.get(spaceDocument(ownerUid)), now);
  return () => {
    if (files.length === 0) return files;
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    // What never arrived counts as not sent.
    const sent = Math.max(0, use.sent - bytes);
    transaction.set(spaceDocument(ownerUid), { ...withLess(use, { bytes, files: files.length }), sent });
    for (const { id } of files) transaction.delete(fileDocument(id));
    return files;
  };
}
