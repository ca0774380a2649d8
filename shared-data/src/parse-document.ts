import { AppError } from '@cursiv/shared-domain';
import type { DocumentSnapshot } from '@cursiv/shared-firebase/firestore';
import type * as z from 'zod/mini';

/** Parses a snapshot with its schema and adds the document's id; undefined when it does not exist. Throws `malformed-data`. */
export function parseDocument<T extends z.ZodMiniType>(schema: T, snapshot: DocumentSnapshot): z.output<T> | undefined {
  const fields = snapshot.data({ serverTimestamps: 'estimate' });
  if (!fields) return undefined;
  const parsed = schema.safeParse({ ...fields, id: snapshot.id });
  if (!parsed.success) {
    throw new AppError('malformed-data', `${snapshot.ref.path}: ${parsed.error.message}`);
  }
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
      reportError(error);
      return [];
    }
  });
}
