import { AppError, arrivalPath, contentDisposition, type StoredFile, senderOf } from '@cursiv/shared-domain';
import type { DocumentStore } from '../../store/document-source.ts';
import { fileDocument, readFile } from '../file-documents.ts';
import type { FileStore } from '../file-store.ts';
import { attach, checkRoomAt } from './attachments.ts';
import { checkContent } from './check-content.ts';
import { ownerOfPlace } from './owner-of-place.ts';

/** A file in its place. */
export type KeptFile = Pick<StoredFile, 'path' | 'name' | 'bytes' | 'contentType'> & { sha256: string };

/**
 * Moves an upload to its place, where it never changes: it is copied once, only functions can write there, and the hash
 * is taken from the copy. Nothing more can be sent there. Repeated calls return the same answer. Throws `not-found`, `invalid`, `no-access` when the place
 * is no longer the sender's to write, or what `checkContent` finds.
 */
export async function keepUpload(
  store: DocumentStore,
  files: FileStore,
  id: string,
  uid: string,
  now = new Date(),
): Promise<KeptFile> {
  const file = await readFile(store, id);
  if (!file || senderOf(file) !== uid) throw new AppError('not-found');
  if (file.status === 'stored') return kept(file);
  if (file.status === 'takenDown' || file.expiresAt <= now) throw new AppError('not-found');
  const arrival = arrivalPath(uid, id);
  await copyOnce(files, file, arrival);
  await checkContent(files, file);
  const sha256 = await files.sha256(file.path);
  const isKept = await store.transact(async (transaction) => {
    const present = await readFile(transaction, id);
    if (!present) return false;
    // A call beside this one has kept it, and it may have been taken down since.
    if (present.status === 'takenDown') throw new AppError('not-found');
    if (present.status === 'stored') return true;
    // A co-author may have been removed while the file was on its way.
    if ((await ownerOfPlace(transaction, file.place, uid)) !== file.ownerUid) throw new AppError('no-access');
    await checkRoomAt(transaction, file);
    const { status, expiresAt, id: own, ...known } = file;
    transaction.set(fileDocument(id), { ...known, status: 'stored', sha256 });
    attach(transaction, file, now);
    return true;
  });
  await files.close(arrival);
  if (!isKept) {
    // It was ended while it was copied, and nothing leads to the copy.
    await files.remove(file.path);
    throw new AppError('not-found');
  }
  return kept({ ...file, sha256 });
}

/** Checks the upload again as a copy: an earlier copy is the one that counts. */
async function copyOnce(files: FileStore, { path, name, bytes, contentType }: StoredFile, arrival: string) {
  if (await files.find(arrival))
    await files.copy(arrival, path, { contentType, contentDisposition: contentDisposition(name, contentType) });
  const copy = await files.find(path);
  if (!copy) throw new AppError('not-found');
  if (copy.bytes !== bytes) throw new AppError('invalid');
}

const kept = ({ path, name, bytes, contentType, sha256 }: KeptFile): KeptFile => ({
  ...{ path, name, bytes, contentType, sha256 },
});
