import * as styles from '../one/user.module.css';

type LineListProps = {
  /** Where a part of the page has several lists. */
  title?: string;
  lines: readonly { id: string; what: string; facts: string }[];
  /** Said when there are none. */
  none: string;
};

/** A list to read, without anything to press. */
export function LineList({ title, lines, none }: LineListProps) {
  return (
    <section>
      {title && <h3 className={styles.title}>{title}</h3>}
      {lines.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <ul className={styles.records}>
          {lines.map(({ id, what, facts }) => (
            <li key={id} className={styles.record}>
              <span className={styles.what}>{what}</span>
              <span className={styles.facts}>{facts}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
