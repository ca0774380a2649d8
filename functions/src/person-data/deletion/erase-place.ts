import { arrivalPath, withSearchKeys } from '@cursiv/shared-domain';
import type { FileStore } from '../../files/file-store.ts';
import type { DocumentStore, DocumentTransaction, StoredDocument } from '../../store/document-source.ts';
import type { PlaceName } from '../places.ts';
import { type Erasure, type Leaver, withoutTraces } from './erasure.ts';
import { ERASURES } from './erasures.ts';

/** So many documents are changed in one transaction. */
const TOGETHER = 50;

/**
 * Erases or makes anonymous what one place holds of a person; returns how many documents that were. Run again, it does what is left.
 */
export async function erasePlace(
  { store, files }: { store: DocumentStore; files: FileStore },
  place: PlaceName,
  leaver: Leaver,
): Promise<number> {
  const erasure = ERASURES[place];
  if (erasure.kind === 'keep') return 0;
  const found = await erasure.find(store, leaver.uid, leaver);
  // First the bytes: a document that is gone leads to none.
  if (place === 'files') for (const file of found) await removeBytes(files, file, leaver);
  for (let start = 0; start < found.length; start += TOGETHER) {
    const some = found.slice(start, start + TOGETHER);
    await store.transact((transaction) => eraseIn(transaction, erasure, some, leaver));
  }
  return found.length;
}

async function removeBytes(files: FileStore, { id, fields }: StoredDocument, { uid }: Leaver): Promise<void> {
  if (typeof fields.path === 'string') await files.remove(fields.path);
  await files.remove(arrivalPath(uid, id));
}

async function eraseIn(
  transaction: DocumentTransaction,
  erasure: Exclude<Erasure, { kind: 'keep' }>,
  found: readonly StoredDocument[],
  leaver: Leaver,
): Promise<void> {
  const present = await Promise.all(found.map(({ path }) => transaction.get(path)));
  for (const document of present) {
    if (!document) continue;
    const { path, fields } = document;
    if (erasure.kind === 'erase') {
      transaction.delete(path);
      continue;
    }
    const traceless = withoutTraces(fields, leaver) as Record<string, unknown>;
    const next = erasure.further?.(traceless, document, leaver) ?? traceless;
    // Some ids name the person whose the document was.
    const nextPath = path.replaceAll(leaver.uid, leaver.pseudonym);
    if (nextPath !== path) transaction.delete(path);
    // Keys are beginnings of names, which no trace shows.
    transaction.set(nextPath, withSearchKeys(nextPath, next));
  }
}
