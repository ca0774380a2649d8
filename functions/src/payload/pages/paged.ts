/** Entries on one page of a list. */
const PAGE_SIZE = 24;

/** One page of a list; a page beyond the end is the last one. */
export function paged<Entry>(entries: readonly Entry[], wanted: number) {
  const pages = Math.max(1, Math.ceil(entries.length / PAGE_SIZE));
  const page = Math.min(wanted, pages);
  return { total: entries.length, page, pages, here: entries.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) };
}
