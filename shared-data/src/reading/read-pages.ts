import {
  type DocumentSnapshot,
  getDocs,
  limit,
  type Query,
  query,
  startAfter,
} from '@cursiv/shared-firebase/firestore';
import type * as z from 'zod/mini';
import { parseDocuments } from '../parse-document.ts';
import { guarded } from '../provider-error.ts';

/** So many documents are read with one request. */
const TOGETHER = 500;

/**
 * Reads every document of an ordered query, parsed by their schema, and tells after each request how many there are so far. Each
 * request begins after a snapshot, not after its values: parsed instants are cut to milliseconds. Throws AppError.
 */
export const readPages = <T extends z.ZodMiniType>(
  schema: T,
  ordered: Query,
  heard: (count: number) => void,
): Promise<z.output<T>[]> =>
  guarded(async () => {
    const read: z.output<T>[] = [];
    let last: DocumentSnapshot | undefined;
    for (;;) {
      const { docs } = await getDocs(query(ordered, ...(last ? [startAfter(last)] : []), limit(TOGETHER)));
      read.push(...parseDocuments(schema, docs));
      heard(read.length);
      if (docs.length < TOGETHER) return read;
      last = docs.at(-1);
    }
  });
