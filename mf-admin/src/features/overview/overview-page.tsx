import { DocumentTitle, Page } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { Figures } from './figures.tsx';
import { RecentChanges } from './recent-changes.tsx';
import { SiteState } from './site-state.tsx';

/** Work that waits for administrators, and their recent changes. */
export default function OverviewPage() {
  const t = useT();
  return (
    <Page title={t('overview.title')} intro={t('overview.lead')}>
      <DocumentTitle>{t('overview.title')}</DocumentTitle>
      <Figures />
      <SiteState />
      <RecentChanges />
    </Page>
  );
}
