import { documentAddress } from './addresses.ts';
import { keeper } from './keeper.ts';

/** A document as it is kept: its id, and its fields or null when there was none. */
export interface KeptFields {
  id: string;
  fields: Record<string, unknown> | null;
}

const hasToDate = (value: unknown): value is { toDate(): Date } =>
  typeof value === 'object' && value !== null && 'toDate' in value && typeof value.toDate === 'function';

/** Instants become texts, which the schemas read as well. A timestamp knows how to become JSON in a way of its own, so this comes first. */
function plain(value: unknown): unknown {
  if (hasToDate(value)) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, plain(field)]));
}

/** What is kept at a document's or a folder's path; undefined when nothing is. */
async function readAt<T>(path: string): Promise<T | undefined> {
  const uid = keeper();
  if (uid === undefined) return undefined;
  const response = await caches.match(documentAddress(uid, path));
  return response?.json() as Promise<T> | undefined;
}

/** A kept document of the person who is signed in; undefined when it is not kept. */
export const readKept = (path: string): Promise<KeptFields | undefined> => readAt(path);

/** The kept documents of a folder; undefined when it is not kept. */
export const readKeptIn = (folder: string): Promise<KeptFields[] | undefined> => readAt(folder);

/** Keeps a document, or the documents of a folder, in a course's cache. */
export const keepAt = (cache: Cache, uid: string, path: string, value: KeptFields | KeptFields[]): Promise<void> =>
  cache.put(documentAddress(uid, path), Response.json(plain(value)));

const changes = new EventTarget();

/** Replaces what is kept at a path; nothing that is not kept already. */
export async function updateKept(path: string, value: KeptFields | KeptFields[]): Promise<void> {
  const uid = keeper();
  if (uid === undefined) return;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    if (!(await cache.match(documentAddress(uid, path)))) continue;
    await keepAt(cache, uid, path, value);
    changes.dispatchEvent(new Event(path));
    return;
  }
}

/** A kept document by its path, or as one of a folder that is kept whole, where it may be said not to be there. */
export async function readKeptDocument(path: string, folder: string | undefined): Promise<KeptFields | undefined> {
  if (folder === undefined) return readKept(path);
  const id = path.slice(folder.length + 1);
  const all = await readKeptIn(folder);
  return all && (all.find((one) => one.id === id) ?? { id, fields: null });
}

/** Replaces a document as `readKeptDocument` finds it; nothing that is not kept already. */
export async function updateKeptDocument(path: string, folder: string | undefined, value: KeptFields): Promise<void> {
  if (folder === undefined) return updateKept(path, value);
  const all = await readKeptIn(folder);
  const others = all?.filter(({ id }) => id !== value.id);
  if (others) await updateKept(folder, value.fields ? [...others, value] : others);
}

/** Calls back when what is kept at a path has changed; returns a function that stops it. */
export function whenKeptChanges(path: string, callback: () => void): () => void {
  changes.addEventListener(path, callback);
  return () => changes.removeEventListener(path, callback);
}
