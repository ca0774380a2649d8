import { seemsAdmin, useSession } from '@cursiv/shared-auth';
import { VERSIONS_HASH } from '@cursiv/shared-platform';
import { useMenu } from '@cursiv/shared-platform/shell';
import { AreaNavigation } from '@cursiv/shared-ui';
import { Outlet, Link as RouterLink } from 'react-router';
import { useT } from '../messages/messages.ts';
import { PageFrame } from './page-frame.tsx';

function AdminNavigation() {
  const t = useT();
  return (
    <AreaNavigation label={t('admin.label')} links={useMenu('admin')}>
      {seemsAdmin(useSession()) && (
        <RouterLink to={VERSIONS_HASH} replace preventScrollReset>
          {t('admin.versions')}
        </RouterLink>
      )}
    </AreaNavigation>
  );
}

/** The layout of the admin area: its own navigation below the header. */
export function AdminLayout() {
  return (
    <PageFrame aside={useMenu('admin').length > 0 && <AdminNavigation />}>
      <Outlet />
    </PageFrame>
  );
}
