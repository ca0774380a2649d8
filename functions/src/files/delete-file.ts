import { AppError, arrivalPath, fileIdOf, type StoredFile, senderOf } from '@cursiv/shared-domain';
import type { DocumentStore } from '../store/document-source.ts';
import { fileDocument, readFile } from './file-documents.ts';
import type { FileStore } from './file-store.ts';
import { isNamedInOtherDraft, isNamedToOthers } from './space/named-files.ts';
import { giveBack } from './space/storage-space.ts';
import { detach } from './upload/attachments.ts';

/**
 * Deletes one of the caller's own files and frees its storage space; the path is never used again. Throws `conflict`
 * for a file that others may have seen or that another draft names, `not-found` for one that does not exist or belongs to somebody else.
 */
export async function deleteFile(
  store: DocumentStore,
  files: FileStore,
  path: string,
  uid: string,
  now = new Date(),
): Promise<void> {
  const id = fileIdOf(path);
  const known = await readFile(store, id);
  const arrival = arrivalPath(known ? senderOf(known) : uid, id);
  const hasArrived = (await files.find(arrival)) !== undefined;
  if (known?.ownerUid === uid && (await isNamedInOtherDraft(store, known))) throw new AppError('conflict');
  // First, so that nothing is ever sent to room that was given back.
  if (known?.status === 'expected' && isTheirs(known, uid) && known.path === path) await files.close(arrival);
  await store.transact(async (transaction) => {
    const file = await readFile(transaction, id);
    if (!file || !isTheirs(file, uid) || file.path !== path) throw new AppError('not-found');
    if (await isNamedToOthers(transaction, file)) throw new AppError('conflict');
    const wasSent = hasArrived || file.status !== 'expected';
    await giveBack(transaction, file.ownerUid, { bytes: file.bytes, hasArrived: wasSent, now });
    transaction.delete(fileDocument(id));
    detach(transaction, file);
  });
  await files.remove(path);
}

/** What has not arrived may be given up by who was sending it. */
const isTheirs = (file: StoredFile, uid: string) =>
  file.ownerUid === uid || (file.status === 'expected' && file.sentBy === uid);
