import { paths } from '@cursiv/shared-platform';
import { NavLink, useLocation } from '@cursiv/shared-router';
import { useEffect, useRef } from 'react';
import { useT } from '../messages/messages.ts';
import * as styles from './dashboard-navigation.module.css';

/** Links between the dashboard's pages; scrolls sideways where space is narrow. */
export function DashboardNavigation() {
  const t = useT();
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another current link.
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && current)
      nav.current.scrollLeft = current.offsetLeft - (nav.current.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);
  return (
    <nav ref={nav} aria-label={t('nav.label')} className={styles.nav}>
      <NavLink to={paths.dashboard()} end className={styles.link ?? ''}>
        {t('nav.overview')}
      </NavLink>
      <NavLink to={paths.myCourses()} className={styles.link ?? ''}>
        {t('nav.courses')}
      </NavLink>
      <NavLink to={paths.myBookings()} className={styles.link ?? ''}>
        {t('nav.bookings')}
      </NavLink>
      <NavLink to={paths.myResources()} className={styles.link ?? ''}>
        {t('nav.resources')}
      </NavLink>
      <NavLink to={paths.createCourse()} className={styles.link ?? ''}>
        {t('nav.createCourse')}
      </NavLink>
      <NavLink to={paths.account()} className={styles.link ?? ''}>
        {t('nav.account')}
      </NavLink>
    </nav>
  );
}
