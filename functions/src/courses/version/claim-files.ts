import { AppError, type CourseDraft, fileIdOf, mayName } from '@cursiv/shared-domain';
import { fileDocument, readFile } from '../../files/file-documents.ts';
import type { DocumentStore } from '../../store/document-source.ts';

/** Files in one commit. */
const MOST_FILES = 100;

/**
 * Notes in each file that the course shows it, so that it is not deleted from then on. Throws `invalid` when a version
 * would name a missing file or one of another author.
 */
export async function claimFiles(
  store: DocumentStore,
  { id: courseId, ownerUid }: Pick<CourseDraft, 'id' | 'ownerUid'>,
  paths: readonly string[],
): Promise<void> {
  const all = [...new Set(paths)];
  for (let from = 0; from < all.length; from += MOST_FILES) {
    await store.transact(async (transaction) => {
      const part = all.slice(from, from + MOST_FILES);
      const files = await Promise.all(part.map((path) => readFile(transaction, fileIdOf(path))));
      for (const [index, file] of files.entries()) {
        if (file?.status !== 'stored' || file.path !== part[index] || !mayName(ownerUid, file))
          throw new AppError('invalid', 'a file is not there', { reason: 'files' });
        if (!file.shownIn.includes(courseId))
          transaction.update(fileDocument(file.id), { shownIn: [...file.shownIn, courseId] });
      }
    });
  }
}
