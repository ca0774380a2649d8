import { AppError } from '@cursiv/shared-domain';
import { collection, type DocumentSnapshot, database, doc, getDoc, getDocs } from '@cursiv/shared-firebase/firestore';
import type * as z from 'zod/mini';
import { type KeptFields, readKept, readKeptIn } from '../kept/store/kept-documents.ts';
import { orKept } from '../kept/store/or-kept.ts';
import { parseDocument, parseDocuments, parseFields } from '../parse-document.ts';
import { guarded } from '../provider-error.ts';
import { readAhead, takeDocument, takeFolder } from './documents-ahead.ts';

/** Reads a document, or takes what was asked for ahead; without a connection, the one that is kept on this device. Undefined when there is none. Throws AppError. */
export const readDocument = <T extends z.ZodMiniType>(schema: T, path: string): Promise<z.output<T> | undefined> =>
  orKept(
    () =>
      guarded(() =>
        readAhead(
          takeDocument(path),
          (ahead) => parseFields(schema, path, ahead),
          async () => parseDocument(schema, await getDoc(doc(database(), path))),
        ),
      ),
    async () => {
      const kept = await readKept(path);
      return kept && { value: parseFields(schema, path, kept) };
    },
  );

/** Reads all documents of a folder, or those that are kept. Throws AppError. */
export const readDocuments = <T extends z.ZodMiniType>(schema: T, folder: string): Promise<z.output<T>[]> =>
  orKept(
    () =>
      guarded(() =>
        readAhead(
          takeFolder(folder),
          (ahead) => parseAll(schema, folder, ahead),
          async () => parseDocuments(schema, await documentsIn(folder)),
        ),
      ),
    async () => {
      const kept = await readKeptIn(folder);
      return kept && { value: parseAll(schema, folder, kept) };
    },
  );

/** The documents of a folder, as the server has them: an empty memory is no answer. Throws AppError `offline`. */
export async function documentsIn(folder: string): Promise<DocumentSnapshot[]> {
  const snapshot = await getDocs(collection(database(), folder));
  if (snapshot.empty && snapshot.metadata.fromCache) throw new AppError('offline', `${folder} cannot be reached`);
  return snapshot.docs;
}

/** Kept documents of a folder, parsed by their schema. Throws `malformed-data`. */
export const parseAll = <T extends z.ZodMiniType>(schema: T, folder: string, kept: KeptFields[]): z.output<T>[] =>
  kept.flatMap((one) => parseFields(schema, `${folder}/${one.id}`, one) ?? []);
