import { AppError, arrivalPath, contentDisposition, type StoredFile } from '@cursiv/shared-domain';
import type { DocumentStore } from '../store/document-source.ts';
import { fileDocument, readFile } from './file-documents.ts';
import type { FileStore } from './file-store.ts';

/** A file that is in its place. */
export type KeptFile = Pick<StoredFile, 'path' | 'name' | 'bytes' | 'contentType'> & { sha256: string };

/**
 * Puts an upload into its place, where it stays as it is: a copy is made once, nobody but functions can write there, and its
 * hash is taken of the copy. Asked again, it answers the same. Throws `not-found` or `invalid`.
 */
export async function keepUpload(
  store: DocumentStore,
  files: FileStore,
  id: string,
  uid: string,
  now = new Date(),
): Promise<KeptFile> {
  const file = await readFile(store, id);
  if (file?.ownerUid !== uid) throw new AppError('not-found');
  if (file.status === 'stored') return kept(file);
  if (file.expiresAt <= now) throw new AppError('not-found');
  const arrival = arrivalPath(uid, id);
  await copyOnce(files, file, arrival);
  const sha256 = await files.sha256(file.path);
  await store.transact(async (transaction) => {
    if (!(await readFile(transaction, id))) throw new AppError('not-found');
    const { status, expiresAt, id: own, ...known } = file;
    transaction.set(fileDocument(id), { ...known, status: 'stored', sha256 });
  });
  await files.remove(arrival);
  return kept({ ...file, sha256 });
}

/** What arrived is looked at again as a copy: a copy that was made before is the one that counts. */
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
