import { limit, type Query, query } from '@cursiv/shared-firebase/firestore';
import type * as z from 'zod/mini';
import { type Watch, watchQuery } from '../watch.ts';
import { readPages } from './read-pages.ts';

/** Documents in an order, of which a page shows the first, and a file has all. */
export interface DocumentList<T> {
  /** Watches at most `count` of them. */
  watch(count: number): Watch<T[]>;
  /** Reads every one, and tells on the way how many there are so far. Rejects with AppError. */
  readAll(heard: (count: number) => void): Promise<T[]>;
}

/** The documents of an ordered query, parsed by their schema. */
export const documentList = <T extends z.ZodMiniType>(schema: T, ordered: () => Query): DocumentList<z.output<T>> => ({
  watch: (count) => watchQuery(schema, () => query(ordered(), limit(count))),
  readAll: async (heard) => readPages(schema, ordered(), heard),
});
