import { NavLink } from '@cursiv/shared-router';
import type { ReactNode } from 'react';
import * as styles from './area-navigation.module.css';

export type AreaNavigationProps = {
  /** Names the area. */
  label: string;
  links: readonly {
    /** Locale-free path. */
    to: string;
    label: string;
    /** Whether pages below it count as other pages. */
    end?: boolean;
  }[];
  /** Further links. */
  children?: ReactNode;
};

/** The pages of an area of the site, as a row below the header. */
export function AreaNavigation({ label, links, children }: AreaNavigationProps) {
  return (
    <nav aria-label={label} className={styles.nav}>
      <div className={styles.links}>
        {links.map((link) => (
          <NavLink key={link.to} to={link.to} end={link.end ?? false}>
            {link.label}
          </NavLink>
        ))}
        {children}
      </div>
    </nav>
  );
}
