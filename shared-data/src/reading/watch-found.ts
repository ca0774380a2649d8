import type { Watch } from '../watch.ts';

/** What a search finds, and whether a larger `count` would find more. */
export interface Found<T> {
  found: T[];
  hasMore: boolean;
}

/** How much further to look when too few of those that share a key match the whole search. */
const FURTHER = 4;

/**
 * Watches at most `count` of the documents that are wanted. The database finds them by one key or filter, `watchFirst` watches the first of
 * those, and the rest of the question is asked of what was read.
 */
export const watchFound =
  <T>(watchFirst: (reach: number) => Watch<T[]>, isWanted: (one: T) => boolean, count: number): Watch<Found<T>> =>
  ({ next, fail }) => {
    let stop = () => {};
    const look = (reach: number) => {
      stop();
      stop = watchFirst(reach)({
        fail,
        next: (read) => {
          const found = read.filter(isWanted);
          const isAll = read.length < reach;
          if (found.length < count && !isAll) return look(reach * FURTHER);
          next({ found: found.slice(0, count), hasMore: found.length > count || !isAll });
        },
      });
    };
    look(count);
    return () => stop();
  };
