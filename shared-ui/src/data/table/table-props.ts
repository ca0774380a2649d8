import type { ReactNode } from 'react';

export type Column<Row> = {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** Sortable, when the table has `sort`. */
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
