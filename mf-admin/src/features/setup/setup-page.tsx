import { useWatch, watchSiteSettings } from '@cursiv/shared-data';
import { DEFAULT_SITE_SETTINGS } from '@cursiv/shared-domain';
import { paths, VERSIONS_HASH } from '@cursiv/shared-platform';
import { useMenu } from '@cursiv/shared-platform/shell';
import { Link } from '@cursiv/shared-router';
import { AreaNavigation, DocumentTitle, Page } from '@cursiv/shared-ui';
import { useMemo } from 'react';
import { useT } from '../../messages/messages.ts';
import { FailureState } from '../../shared/failure-state.tsx';
import { ListSkeleton } from '../../shared/lists/list-skeleton.tsx';
import { SetupFormView } from './setup-form-view.tsx';

/** The settings that administrators make for the whole site. */
export default function SetupPage() {
  const t = useT();
  return (
    <>
      <AdminNavigation />
      <Page title={t('setup.title')} intro={t('setup.lead')} width="text">
        <DocumentTitle>{t('setup.title')}</DocumentTitle>
        <SetupContent />
      </Page>
    </>
  );
}

/** The page uses the default layout (spec §2), so it renders the links to the other admin pages itself. */
function AdminNavigation() {
  const t = useT();
  return (
    <AreaNavigation label={t('setup.navigation')} links={useMenu('admin')}>
      <Link to={`${paths.adminSetup()}${VERSIONS_HASH}`} replace preventScrollReset>
        {t('setup.versions')}
      </Link>
    </AreaNavigation>
  );
}

function SetupContent() {
  const settings = useWatch(useMemo(watchSiteSettings, []));
  if (settings.status === 'failed') return <FailureState {...settings} />;
  if (settings.status === 'loading') return <ListSkeleton />;
  return <SetupFormView stored={settings.value ?? DEFAULT_SITE_SETTINGS} />;
}
