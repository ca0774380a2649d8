import { NavLink, useLocation } from '@cursiv/shared-router';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../actions/button.tsx';
import * as styles from './area-navigation.module.css';
import { useDisclosure } from './use-disclosure.ts';

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

/** The pages of an area of the site, as a row below the header; on narrow screens a button opens them. */
export function AreaNavigation({ label, links, children }: AreaNavigationProps) {
  const { id, isOpen, button } = useDisclosure(useLocation().pathname);
  return (
    <nav aria-label={label} className={styles.nav}>
      <div className={styles.toggle}>
        <Button variant="quiet" {...button}>
          {label}
          <ChevronDown size={16} aria-hidden />
        </Button>
      </div>
      <div id={id} className={styles.links} data-open={isOpen}>
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
