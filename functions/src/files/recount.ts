import { arrivalPath, type StoredFile, storedFileSchema } from '@cursiv/shared-domain';
import type { DocumentSource, DocumentStore } from '../store/document-source.ts';
import { allParsed } from '../store/parsed.ts';
import { fileDocument } from './file-documents.ts';
import type { FileStore } from './file-store.ts';
import { isNamed } from './named-files.ts';
import { spaceDocument, spaceOf } from './storage-space.ts';

/** How long a file may lie unnamed, in milliseconds: an editor may still be about to save its name. */
const UNNAMED_MS = 7 * 24 * 3_600_000;

/** Drops a person's uploads that never came and files that nothing names any more, and counts anew what is left. */
export async function recount(store: DocumentStore, files: FileStore, uid: string, now: Date): Promise<void> {
  const found = allParsed(storedFileSchema, await store.find({ collection: 'files', equals: { ownerUid: uid } }));
  const needed = await Promise.all(found.map((file) => isNeeded(store, file, now)));
  const left = found.filter((_file, index) => needed[index]);
  for (const file of found.filter((_file, index) => !needed[index])) {
    await store.transact(async (transaction) => transaction.delete(fileDocument(file.id)));
    await Promise.all([files.remove(arrivalPath(uid, file.id)), files.remove(file.path)]);
  }
  await store.transact(async (transaction) => {
    const use = spaceOf(await transaction.get(spaceDocument(uid)), now);
    const bytes = left.reduce((sum, file) => sum + file.bytes, 0);
    transaction.set(spaceDocument(uid), { ...use, bytes, files: left.length });
  });
}

async function isNeeded(source: DocumentSource, file: StoredFile, now: Date): Promise<boolean> {
  if (file.status === 'expected') return file.expiresAt > now;
  return now.getTime() - file.createdAt.getTime() < UNNAMED_MS || isNamed(source, file.place, file.path);
}
