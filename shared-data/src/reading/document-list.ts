import { type DocumentSnapshot, endAt, limit, type Query, query, startAfter } from '@cursiv/shared-firebase/firestore';
import type * as z from 'zod/mini';
import { parseDocuments } from '../parse-document.ts';
import { type Watch, watchQuery, watchStored } from '../watch.ts';
import { type PagedFound, pagedFound, type Slice } from './paged-found.ts';
import { readPages } from './read-pages.ts';

/** Documents in an order, of which a page shows the first, and a file has all. */
export interface DocumentList<T> {
  /** Watches at most `count` of them. */
  watch(count: number): Watch<T[]>;
  /** Follows those that are wanted, so many more with each page; each page is read once. */
  paged(step: number, isWanted?: (one: T) => boolean): PagedFound<T>;
  /** Reads every one, and tells on the way how many there are so far. Rejects with AppError. */
  readAll(heard: (count: number) => void): Promise<T[]>;
}

/** The documents of an ordered query, parsed by their schema. */
export const documentList = <T extends z.ZodMiniType>(schema: T, ordered: () => Query): DocumentList<z.output<T>> => ({
  watch: (count) => watchQuery(schema, () => query(ordered(), limit(count))),
  paged: (step, isWanted = () => true) =>
    pagedFound<DocumentSnapshot, z.output<T>>({
      step,
      watchSlice: (slice) => watchStored(() => sliceOf(ordered(), slice)),
      wantedOf: (docs) => parseDocuments(schema, docs).filter(isWanted),
    }),
  readAll: async (heard) => readPages(schema, ordered(), heard),
});

/** Each page begins and ends at snapshots, not at their values: parsed instants are cut to milliseconds. */
const sliceOf = (ordered: Query, { after, until, most }: Slice<DocumentSnapshot>): Query =>
  query(
    ordered,
    ...(after ? [startAfter(after)] : []),
    ...(until ? [endAt(until)] : []),
    ...(most === undefined ? [] : [limit(most)]),
  );
