import { DocumentTitle, Page } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { Figures } from './figures.tsx';
import { RecentChanges } from './recent-changes.tsx';

/** What waits for administrators and what they did. */
export default function OverviewPage() {
  const t = useT();
  return (
    <Page title={t('overview.title')} lead={t('overview.lead')}>
      <DocumentTitle>{t('overview.title')}</DocumentTitle>
      <Figures />
      <RecentChanges />
    </Page>
  );
}
