import { AppError, arrivalPath, fileIdOf } from '@cursiv/shared-domain';
import type { DocumentStore } from '../store/document-source.ts';
import { fileDocument, readFile } from './file-documents.ts';
import type { FileStore } from './file-store.ts';
import { isNamedToOthers } from './named-files.ts';
import { giveBack } from './storage-space.ts';

/**
 * Deletes a file of the caller's own and gives its room back; its path is never used again. Throws `conflict` for one that
 * others may have been shown, `not-found` for one that is not there or not theirs.
 */
export async function deleteFile(
  store: DocumentStore,
  files: FileStore,
  path: string,
  uid: string,
  now = new Date(),
): Promise<void> {
  const id = fileIdOf(path);
  const arrival = arrivalPath(uid, id);
  const hasArrived = (await files.find(arrival)) !== undefined;
  await store.transact(async (transaction) => {
    const file = await readFile(transaction, id);
    if (file?.ownerUid !== uid || file.path !== path) throw new AppError('not-found');
    if (await isNamedToOthers(transaction, file.place, path)) throw new AppError('conflict');
    const wasSent = hasArrived || file.status === 'stored';
    await giveBack(transaction, uid, { bytes: file.bytes, hasArrived: wasSent, now });
    transaction.delete(fileDocument(id));
  });
  await Promise.all([files.remove(arrival), files.remove(path)]);
}
