import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import * as styles from './table.module.css';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';

export type Column<Row> = {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** Can be sorted by, when the table has `sort`. */
  sortable?: boolean;
  /** Names the row; one column should. */
  rowHeader?: boolean;
};

export type Sort = { column: string; direction: 'ascending' | 'descending' };

export type Sorting = { value: Sort | null; onChange: (sort: Sort) => void };

export type Selection<Row> = {
  keys: ReadonlySet<string>;
  onChange: (keys: ReadonlySet<string>) => void;
  allLabel: string;
  rowLabel: (row: Row) => string;
};

export type TableProps<Row> = {
  /** Names the table and its scrolling region. */
  caption: string;
  hideCaption?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The table shows the order; the caller sorts the rows. */
  sort?: Sorting;
  selection?: Selection<Row>;
  /** On phones each row becomes a card with its column names; otherwise the table scrolls sideways. */
  stacked?: boolean;
};

/** Rows of the same kind. Never wider than its place: it scrolls inside itself or stacks. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, hideCaption = false, stacked = false, columns, rows, rowKey, selection } = props;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={caption}>
      <table className={classNames(styles.table, stacked && styles.stacked)}>
        <caption className={classNames(styles.caption, hideCaption && styles.hidden)}>{caption}</caption>
        <TableHead {...props} />
        <tbody>
          {rows.map((row) => (
            <TableRow
              key={rowKey(row)}
              id={rowKey(row)}
              row={row}
              columns={columns}
              {...(selection && { selection })}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}
