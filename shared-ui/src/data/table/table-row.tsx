import { Checkbox } from '../../forms/choices/checkbox.tsx';
import { classNames } from '../../styles/class-names.ts';
import * as styles from './table.module.css';
import type { Column, Selection } from './table-props.ts';

type TableRowProps<Row> = {
  id: string;
  row: Row;
  columns: readonly Column<Row>[];
  selection?: Selection<Row>;
};

/** One row, and its checkbox. */
export function TableRow<Row>({ id, row, columns, selection }: TableRowProps<Row>) {
  const selected = selection?.keys.has(id) ?? false;
  const toggle = () => {
    const keys = new Set(selection?.keys);
    if (!keys.delete(id)) keys.add(id);
    selection?.onChange(keys);
  };
  return (
    <tr className={classNames(selected && styles.selected)}>
      {selection && (
        <td className={styles.pick}>
          <label className={styles.target}>
            <Checkbox aria-label={selection.rowLabel(row)} checked={selected} onChange={toggle} />
          </label>
        </td>
      )}
      {columns.map((column) => (
        <Cell key={column.id} column={column} row={row} />
      ))}
    </tr>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const className = classNames(column.align === 'end' && styles.end);
  if (column.rowHeader) {
    return (
      <th scope="row" className={className}>
        {column.cell(row)}
      </th>
    );
  }
  return (
    <td className={className}>
      <span className={styles.name} aria-hidden="true">
        {column.header}
      </span>
      <div className={styles.content}>{column.cell(row)}</div>
    </td>
  );
}
