import { AppError, fileIdOf, type StoredFile, storedFileSchema } from '@cursiv/shared-domain';
import { database, doc, getDoc } from '@cursiv/shared-firebase/firestore';
import { parseDocument } from '../parse-document.ts';
import { guarded } from '../provider-error.ts';

/** Reads the record of one of a person's own files, by its path. Throws AppError `not-found` for one that is not in its place. */
export const getStoredFile = (path: string): Promise<Extract<StoredFile, { status: 'stored' }>> =>
  guarded(async () => {
    const file = parseDocument(storedFileSchema, await getDoc(doc(database(), 'files', fileIdOf(path))));
    if (file?.status !== 'stored') throw new AppError('not-found', path);
    return file;
  });
