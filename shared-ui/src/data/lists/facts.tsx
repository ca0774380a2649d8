import type { ReactNode } from 'react';
import * as styles from './facts.module.css';

export type FactsProps = { items: readonly { id: string; text: ReactNode }[] };

/** Short facts on one line, with a dot between; empty ones are left out. */
export function Facts({ items }: FactsProps) {
  return <ul className={styles.facts}>{items.map(({ id, text }) => text && <li key={id}>{text}</li>)}</ul>;
}
