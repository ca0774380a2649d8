import { classNames } from '../../styles/class-names.ts';
import * as styles from './table.module.css';
import { TableHead } from './table-head.tsx';
import type { TableProps } from './table-props.ts';
import { TableRow } from './table-row.tsx';

/** Rows of the same kind. Never wider than its container: it scrolls inside itself or stacks. */
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
