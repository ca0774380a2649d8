import { useSearchParams } from '@cursiv/shared-router';
import { type ResourceSort, SORT_COLUMNS } from './sort-resources.ts';

const DEFAULT_SORT: ResourceSort = { column: 'updated', direction: 'descending' };

/** The table's order, kept in the address: `?sort=title`, or `?sort=-title` for descending. */
export function useResourceSort(): [ResourceSort, (sort: { column: string; direction: string }) => void] {
  const [params, setParams] = useSearchParams();
  const wanted = params.get('sort') ?? '';
  const column = SORT_COLUMNS.find((name) => name === wanted.replace(/^-/, ''));
  const sort: ResourceSort = column
    ? { column, direction: wanted.startsWith('-') ? 'descending' : 'ascending' }
    : DEFAULT_SORT;
  const change = (next: { column: string; direction: string }) =>
    setParams(
      (present) => {
        const query = new URLSearchParams(present);
        query.set('sort', (next.direction === 'descending' ? '-' : '') + next.column);
        return query;
      },
      { preventScrollReset: true },
    );
  return [sort, change];
}
