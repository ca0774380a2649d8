import {
  AppError,
  courseDraftSchema,
  fileIdOf,
  filesOfCourse,
  isInTexts,
  mediumOf,
  outlineText,
  pictureKeyOf,
  type StoredFile,
  withFileReplaced,
} from '@cursiv/shared-domain';
import { readFile } from '../files/file-documents.ts';
import type { DocumentStore } from '../store/document-source.ts';
import { allParsed, parsed } from '../store/parsed.ts';

/** So many drafts of one person are looked through. */
const MOST_DRAFTS = 200;

/**
 * Puts another file into all of a person's drafts that name this one; what visitors see follows when each is published.
 * Returns the courses whose drafts have changed. Throws `not-found`, `wrong-type` for a file of another kind, or
 * `invalid` for one without the key by which texts name this picture.
 */
export async function replaceFile(
  store: DocumentStore,
  { path, by }: { path: string; by: string },
  uid: string,
  now = new Date(),
): Promise<{ courseIds: string[] }> {
  const [old, next] = await Promise.all([ownFile(store, path, uid), ownFile(store, by, uid)]);
  if (next.status === 'takenDown') throw new AppError('not-found');
  if (mediumOf(old.contentType) !== mediumOf(next.contentType)) throw new AppError('wrong-type');
  const documents = await store.find({ collection: 'courseDrafts', equals: { ownerUid: uid }, limit: MOST_DRAFTS });
  const naming = allParsed(courseDraftSchema, documents).filter((draft) => filesOfCourse(draft).includes(path));
  const hasOtherKey = pictureKeyOf(path) !== pictureKeyOf(by);
  if (hasOtherKey && naming.some((draft) => isInTexts(draft, path))) throw new AppError('invalid');
  for (const { id } of naming) await replaceIn(store, id, old, next, now);
  return { courseIds: naming.map(({ id }) => id) };
}

async function ownFile(store: DocumentStore, path: string, uid: string): Promise<StoredFile> {
  const file = await readFile(store, fileIdOf(path));
  if (file?.ownerUid !== uid || file.status === 'expected' || file.path !== path) throw new AppError('not-found');
  return file;
}

const replaceIn = (store: DocumentStore, id: string, old: StoredFile, next: StoredFile, now: Date): Promise<void> =>
  store.transact(async (transaction) => {
    const draft = parsed(courseDraftSchema, await transaction.get(`courseDrafts/${id}`));
    if (draft?.ownerUid !== old.ownerUid || !filesOfCourse(draft).includes(old.path)) return;
    const { outline, cover } = withFileReplaced(draft, old.path, next);
    transaction.update(`courseDrafts/${id}`, {
      outline: outlineText(outline),
      ...(cover && { cover }),
      rev: draft.rev + 1,
      updatedAt: now,
    });
  });
