import { useOptionalUser } from '@cursiv/shared-auth';
import { splitLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { useMenu } from '@cursiv/shared-platform/shell';
import { Link, useLocation } from '@cursiv/shared-router';
import { memo, useEffect, useRef } from 'react';
import { useT } from '../../messages/messages.ts';
import * as styles from './dashboard-navigation.module.css';
import { UnreadCount } from './unread-count.tsx';

/** Where a page stands in the navigation: whoever edits a course is at one of theirs, not at a new one. */
const placeOf = (path: string) => (path.startsWith(`${paths.createCourse()}/`) ? paths.myCourses() : path);

/** Links between the dashboard's pages; scrolls sideways where space is narrow. */
export const DashboardNavigation = memo(function DashboardNavigation() {
  const t = useT();
  const user = useOptionalUser();
  const nav = useRef<HTMLElement>(null);
  const place = placeOf(splitLocale(useLocation().pathname).path);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another current link.
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && current)
      nav.current.scrollLeft = current.offsetLeft - (nav.current.clientWidth - current.offsetWidth) / 2;
  }, [place]);
  return (
    <nav ref={nav} aria-label={t('nav.label')} className={styles.nav}>
      {useMenu('dashboard').map(({ to, label, end }) => (
        <Link
          key={to}
          to={to}
          className={styles.link ?? ''}
          aria-current={place === to || (!end && place.startsWith(`${to}/`)) ? 'page' : undefined}
        >
          {label}
          {to === paths.notifications() && user && <UnreadCount uid={user.id} />}
        </Link>
      ))}
    </nav>
  );
});
