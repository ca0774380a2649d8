import type { ReactNode } from 'react';
import * as styles from './definition-list.module.css';

export type Definition = { id: string; term: ReactNode; value: ReactNode };

/** Facts about one thing: name beside value, or above it where space is narrow. */
export function DefinitionList({ items }: { items: readonly Definition[] }) {
  return (
    <dl className={styles.list}>
      {items.map((item) => (
        <div key={item.id} className={styles.row}>
          <dt className={styles.term}>{item.term}</dt>
          <dd className={styles.value}>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
