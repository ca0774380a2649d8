import { Link } from '@cursiv/shared-router';
import { ChevronRight } from 'lucide-react';
import * as styles from './breadcrumbs.module.css';

export type Crumb = { label: string; to: string };

/** The path from the top to this page; the page itself is the h1 and is not repeated. */
export function Breadcrumbs({ label, items }: { label: string; items: readonly Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={item.to} className={styles.item}>
            <Link to={item.to} className={styles.link}>
              {item.label}
            </Link>
            {index < items.length - 1 && <ChevronRight size={16} aria-hidden />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
