import { seemsAdmin, useSession } from '@cursiv/shared-auth';
import { paths } from '@cursiv/shared-platform';
import { NavLink } from '@cursiv/shared-router';
import { Outlet, Link as RouterLink } from 'react-router';
import { VERSIONS_HASH } from '../inspector/versions-address.ts';
import { useT } from '../messages/messages.ts';
import * as styles from './admin-layout.module.css';
import { PageFrame } from './page-frame.tsx';

function AdminNavigation() {
  const t = useT();
  return (
    <nav aria-label={t('adminNav.label')} className={styles.nav}>
      <div className={styles.links}>
        <NavLink to={paths.admin()} end>
          {t('adminNav.overview')}
        </NavLink>
        <NavLink to={paths.adminUsers()}>{t('adminNav.users')}</NavLink>
        <NavLink to={paths.adminResources()}>{t('adminNav.resources')}</NavLink>
        <NavLink to={paths.adminReviews()}>{t('adminNav.reviews')}</NavLink>
        <NavLink to={paths.adminSetup()}>{t('adminNav.setup')}</NavLink>
        <RouterLink to={VERSIONS_HASH} replace preventScrollReset>
          {t('adminNav.versions')}
        </RouterLink>
      </div>
    </nav>
  );
}

/** The layout of the admin area: its own navigation under the header. */
export function AdminLayout() {
  return (
    <PageFrame aside={seemsAdmin(useSession()) && <AdminNavigation />}>
      <Outlet />
    </PageFrame>
  );
}
