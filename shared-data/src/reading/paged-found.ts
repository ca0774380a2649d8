import type { Watch } from '../watch.ts';
import type { Found } from './watch-found.ts';

/** A part of an ordered list: what comes after one of its documents, at most so many, or those until another one. */
export interface Slice<Stored> {
  after?: Stored | undefined;
  until?: Stored;
  most?: number;
}

/** What is found so far, and whether more of it is being read. */
export interface FoundSoFar<T> extends Found<T> {
  isReading: boolean;
}

/** A list that is followed page by page. */
export interface PagedFound<T> {
  watch: Watch<FoundSoFar<T>>;
  /** Reads the next page, while it is watched. */
  more(): void;
}

interface Followed<Stored> {
  after: Stored | undefined;
  most: number;
  /** Whether it ends where the next page begins, and no longer after so many. */
  isClosed: boolean;
  docs: Stored[] | undefined;
  stop: () => void;
}

/** How much further to look when too few of those that share a key match the whole search. */
const FURTHER = 4;

interface Source<Stored, T> {
  watchSlice: (slice: Slice<Stored>) => Watch<Stored[]>;
  /** What is wanted of stored documents. */
  wantedOf: (docs: readonly Stored[]) => T[];
  /** How many each page shows. */
  step: number;
}

/**
 * Follows a list page by page, and reads each once: the next one begins after the last document of the one before. When something comes or
 * goes at such an edge, the page before it is read once more, from edge to edge, and from then on follows what comes between them.
 */
export function pagedFound<Stored extends { id: string }, T>(source: Source<Stored, T>): PagedFound<T> {
  let more = () => {};
  return {
    watch: (watcher) => {
      const run = follow(source, watcher);
      more = run.more;
      return run.stop;
    },
    more: () => more(),
  };
}

function follow<Stored extends { id: string }, T>(
  { watchSlice, wantedOf, step }: Source<Stored, T>,
  { next, fail }: Parameters<Watch<FoundSoFar<T>>>[0],
) {
  const pages: Followed<Stored>[] = [];
  let wanted = step;
  let reach = step;
  let told: FoundSoFar<T> = { found: [], hasMore: false, isReading: true };

  const settle = () => {
    const last = pages.at(-1);
    if (!last || pages.some(({ docs }) => docs === undefined)) return;
    const read = new Map(pages.flatMap(({ docs }) => docs ?? []).map((doc) => [doc.id, doc]));
    const found = wantedOf([...read.values()]);
    const isAll = (last.docs?.length ?? 0) < last.most;
    if (found.length < wanted && !isAll) return open(last.docs?.at(-1));
    told = { found: found.slice(0, wanted), hasMore: found.length > wanted || !isAll, isReading: false };
    next(told);
  };
  const watchPage = (page: Followed<Stored>, slice: Slice<Stored>) => {
    page.stop();
    page.stop = watchSlice(slice)({
      fail,
      next: (docs) => {
        const edge = pages[pages.indexOf(page) + 1]?.after;
        if (edge && !page.isClosed && docs.at(-1)?.id !== edge.id) {
          page.isClosed = true;
          return watchPage(page, { after: page.after, until: edge });
        }
        page.docs = docs;
        settle();
      },
    });
  };
  const open = (after: Stored | undefined) => {
    const page: Followed<Stored> = { after, most: reach, isClosed: false, docs: undefined, stop: () => {} };
    pages.push(page);
    reach *= FURTHER;
    watchPage(page, { after, most: page.most });
  };

  open(undefined);
  return {
    more: () => {
      if (told.isReading || !told.hasMore) return;
      wanted += step;
      reach = step;
      told = { ...told, isReading: true };
      next(told);
      settle();
    },
    stop: () => {
      for (const { stop } of pages) stop();
    },
  };
}
