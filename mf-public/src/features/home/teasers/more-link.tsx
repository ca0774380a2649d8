import { Link } from '@cursiv/shared-router';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './more-link.module.css';

/** A link from a part of the front page to the full list. */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles.more}>
      {children} <ArrowRight size={18} aria-hidden />
    </Link>
  );
}
