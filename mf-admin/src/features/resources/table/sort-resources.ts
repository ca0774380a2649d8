import { pick, type Resource } from '@cursiv/shared-domain';
import type { Locale } from '@cursiv/shared-i18n';
import type { Sort } from '@cursiv/shared-ui';

export const SORT_COLUMNS = ['title', 'kind', 'status', 'updated'] as const;
type SortColumn = (typeof SORT_COLUMNS)[number];
export type ResourceSort = Sort & { column: SortColumn };

/** The words of a column, when the column is sorted by words. */
export type ShownWords = (resource: Resource, column: 'kind' | 'status') => string;

/** A sorted copy; words are compared by the rules of the language. */
export function sortResources(
  resources: readonly Resource[],
  { column, direction }: ResourceSort,
  locale: Locale,
  words: ShownWords,
): Resource[] {
  const title = (resource: Resource) => pick(resource.title, locale)?.value ?? '';
  const compare = (a: Resource, b: Resource): number => {
    if (column === 'updated') return a.updatedAt.getTime() - b.updatedAt.getTime();
    const [left, right] = column === 'title' ? [title(a), title(b)] : [words(a, column), words(b, column)];
    return left.localeCompare(right, locale, { numeric: true });
  };
  const sign = direction === 'ascending' ? 1 : -1;
  return [...resources].sort((a, b) => sign * compare(a, b));
}
