import { seemsAdmin, useSession } from '@cursiv/shared-auth';
import { useVocabulary } from '@cursiv/shared-i18n';
import { ADMIN_PAGES, VERSIONS_HASH } from '@cursiv/shared-platform';
import { AreaNavigation } from '@cursiv/shared-ui';
import { Outlet, Link as RouterLink } from 'react-router';
import { PageFrame } from './page-frame.tsx';

function AdminNavigation() {
  const words = useVocabulary();
  return (
    <AreaNavigation
      label={words('adminNav.label')}
      links={ADMIN_PAGES.map(({ id, path }) => ({ to: path, label: words(`adminNav.${id}`), end: id === 'overview' }))}
    >
      <RouterLink to={VERSIONS_HASH} replace preventScrollReset>
        {words('adminNav.versions')}
      </RouterLink>
    </AreaNavigation>
  );
}

/** The layout of the admin area: its own navigation below the header. */
export function AdminLayout() {
  return (
    <PageFrame aside={seemsAdmin(useSession()) && <AdminNavigation />}>
      <Outlet />
    </PageFrame>
  );
}
