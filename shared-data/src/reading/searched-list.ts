import { matchesQuery, type SearchedCollection, searchedTexts, textKeyFor } from '@cursiv/shared-domain';
import { collection, database, orderBy, type Query, query, where } from '@cursiv/shared-firebase/firestore';
import type * as z from 'zod/mini';
import { documentList } from './document-list.ts';
import type { PagedFound } from './paged-found.ts';

/** Which documents of a collection are wanted. */
export interface SearchQuestion {
  search: string;
  /** The values of fields; one without a value asks for nothing. */
  filters: Readonly<Record<string, string | undefined>>;
  /** The time by which they come, the latest first; without one they come by their ids. */
  latestBy?: string;
}

/** Documents that a search and filters let through, in an order: a page shows some, and a file has all. */
export interface SearchedList<T> {
  /** Follows them, so many more with each page. */
  paged(step: number): PagedFound<T>;
  /** Reads every one, and tells on the way how many were read so far. Rejects with AppError. */
  readAll(heard: (count: number) => void): Promise<T[]>;
}

/**
 * A list that is searched by the keys which functions keep: the database finds by one of them, and the whole search is asked of what it
 * finds.
 */
export function searchedList<T extends z.ZodMiniType>(
  name: SearchedCollection,
  schema: T,
  question: SearchQuestion,
): SearchedList<z.output<T>> {
  const list = documentList(schema, () => asked(name, question));
  const isWanted = (one: z.output<T>) => matchesQuery(question.search, searchedTexts(name, one));
  return {
    paged: (step) => list.paged(step, isWanted),
    readAll: async (heard) => (await list.readAll(heard)).filter(isWanted),
  };
}

function asked(name: SearchedCollection, { search, filters, latestBy }: SearchQuestion): Query {
  const key = textKeyFor(search);
  const given = Object.entries(filters).filter(([, value]) => value !== undefined);
  return query(
    collection(database(), name),
    ...given.map(([field, value]) => where(field, '==', value)),
    ...(key === undefined ? [] : [where('searchKeys', 'array-contains', key)]),
    ...(latestBy === undefined ? [] : [orderBy(latestBy, 'desc')]),
  );
}
