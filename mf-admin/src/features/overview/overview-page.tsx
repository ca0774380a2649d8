import { CONTENT_ADDRESS } from '@cursiv/shared-domain';
import { Link } from '@cursiv/shared-router';
import { DocumentTitle, Page } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { useMay } from '../../shared/use-may.ts';
import { Figures } from './figures.tsx';
import { RecentChanges } from './recent-changes.tsx';
import { SiteState } from './site-state.tsx';

/** Work that waits for administrators, and their recent changes. */
export default function OverviewPage() {
  const t = useT();
  const may = useMay();
  return (
    <Page title={t('overview.title')} intro={t('overview.lead')}>
      <DocumentTitle>{t('overview.title')}</DocumentTitle>
      {may('overview') ? <Figures /> : <Link to={CONTENT_ADDRESS}>{t('setup.contentWay')}</Link>}
      {may('setup') && <SiteState />}
      {may('audit') && <RecentChanges />}
    </Page>
  );
}
