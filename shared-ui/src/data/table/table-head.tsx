import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Checkbox } from '../../forms/choices/checkbox.tsx';
import { classNames } from '../../styles/class-names.ts';
import * as styles from './table.module.css';
import type { Column, Sorting, TableProps } from './table-props.ts';

/** Column names, with sorting and the checkbox that selects every row. */
export function TableHead<Row>({ columns, rows, rowKey, sort, selection }: TableProps<Row>) {
  const all = rows.length > 0 && rows.every((row) => selection?.keys.has(rowKey(row)));
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" className={styles.pick}>
            <label className={styles.target}>
              <Checkbox checked={all} onChange={() => selection.onChange(new Set(all ? [] : rows.map(rowKey)))} />
              <span className={styles.all}>{selection.allLabel}</span>
            </label>
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} {...(sort && { sort })} />
        ))}
      </tr>
    </thead>
  );
}

function HeadCell<Row>({ column, sort }: { column: Column<Row>; sort?: Sorting }) {
  const className = classNames(column.align === 'end' && styles.end);
  if (!sort || !column.sortable) {
    return (
      <th scope="col" className={className}>
        {column.header}
      </th>
    );
  }
  const direction = sort.value?.column === column.id ? sort.value.direction : undefined;
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <th scope="col" className={className} aria-sort={direction}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => sort.onChange({ column: column.id, direction: next })}
      >
        {column.header}
        <SortIcon direction={direction} />
      </button>
    </th>
  );
}

function SortIcon({ direction }: { direction: 'ascending' | 'descending' | undefined }) {
  if (direction === 'ascending') return <ArrowUp size={16} aria-hidden />;
  if (direction === 'descending') return <ArrowDown size={16} aria-hidden />;
  return <ChevronsUpDown size={16} aria-hidden />;
}
