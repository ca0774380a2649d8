import { arrivalPath, type FilePlace, type StoredFile, senderOf, storedFileSchema } from '@cursiv/shared-domain';
import type { DocumentSource, DocumentStore } from '../../store/document-source.ts';
import { allParsed } from '../../store/parsed.ts';
import { fileDocument } from '../file-documents.ts';
import type { FileStore } from '../file-store.ts';
import { isNamedToOthers, namedBy } from './named-files.ts';
import { spaceDocument, spaceOf } from './storage-space.ts';

/** How long a file may remain unnamed, in milliseconds: an editor may still be about to save its name. */
const UNNAMED_MS = 7 * 24 * 3_600_000;

/** What is sent there stays until its person deletes it. */
const KEPT: readonly FilePlace['kind'][] = ['trial', 'evidence', 'booking'];

/** Deletes a person's uploads that never arrived and files that no document names any more, and recounts the rest. */
export async function recount(store: DocumentStore, files: FileStore, uid: string, now: Date): Promise<void> {
  const found = allParsed(storedFileSchema, await store.find({ collection: 'files', equals: { ownerUid: uid } }));
  const named = await namedBy(store, uid);
  const needed = await Promise.all(found.map((file) => isNeeded(store, file, named, now)));
  const left = found.filter((_file, index) => needed[index]);
  for (const file of found.filter((_file, index) => !needed[index])) {
    await store.transact(async (transaction) => transaction.delete(fileDocument(file.id)));
    if (file.status === 'expected') await files.close(arrivalPath(senderOf(file), file.id));
    await files.remove(file.path);
  }
  await store.transact(async (transaction) => {
    const use = spaceOf(await transaction.get(spaceDocument(uid)), now);
    const bytes = left.reduce((sum, file) => sum + file.bytes, 0);
    transaction.set(spaceDocument(uid), { ...use, bytes, files: left.length });
  });
}

async function isNeeded(
  source: DocumentSource,
  file: StoredFile,
  named: ReadonlySet<string>,
  now: Date,
): Promise<boolean> {
  if (file.status === 'expected') return file.expiresAt > now;
  if (KEPT.includes(file.place.kind) || named.has(file.path)) return true;
  return now.getTime() - file.createdAt.getTime() < UNNAMED_MS || isNamedToOthers(source, file);
}
