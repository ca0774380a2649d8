import { AppError } from '@cursiv/shared-domain';
import type { DocumentSnapshot } from '@cursiv/shared-firebase/firestore';
import { report } from '@cursiv/shared-platform/shell';
import type * as z from 'zod/mini';
import type { KeptFields } from './kept/store/kept-documents.ts';

/** Parses a snapshot with its schema and adds the document's id; undefined when it does not exist. Throws `malformed-data`. */
export function parseDocument<T extends z.ZodMiniType>(schema: T, snapshot: DocumentSnapshot): z.output<T> | undefined {
  const fields = snapshot.data({ serverTimestamps: 'estimate' });
  return parseFields(schema, snapshot.ref.path, { id: snapshot.id, fields: fields ?? null });
}

/** The same for the fields of a document, null when it does not exist. Throws `malformed-data`. */
export function parseFields<T extends z.ZodMiniType>(
  schema: T,
  path: string,
  { id, fields }: KeptFields,
): z.output<T> | undefined {
  if (!fields) return undefined;
  const parsed = schema.safeParse({ ...fields, id });
  if (!parsed.success) throw new AppError('malformed-data', `${path}: ${parsed.error.message}`);
  return parsed.data;
}

/** Parses the documents of a list; a malformed one is reported and left out, so that it cannot hide the others. */
export function parseDocuments<T extends z.ZodMiniType>(
  schema: T,
  snapshots: readonly DocumentSnapshot[],
): z.output<T>[] {
  return snapshots.flatMap((snapshot) => {
    try {
      const parsed = parseDocument(schema, snapshot);
      return parsed === undefined ? [] : [parsed];
    } catch (error) {
      report(error);
      return [];
    }
  });
}
