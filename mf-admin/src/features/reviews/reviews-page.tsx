import { REPORT_STATUSES, type ReportStatus } from '@cursiv/shared-domain';
import { DocumentTitle, Page, Tabs, useChoice } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { ReportedList } from './reported-list.tsx';

const isStatus = (value: string): value is ReportStatus => REPORT_STATUSES.some((status) => status === value);

/** Reviews that people have reported: waiting, hidden and cleared. */
export default function ReviewsPage() {
  const t = useT();
  const [chosen, choose] = useChoice('status', REPORT_STATUSES);
  return (
    <Page title={t('reviews.title')} lead={t('reviews.lead')}>
      <DocumentTitle>{t('reviews.title')}</DocumentTitle>
      <Tabs
        label={t('reviews.states')}
        selected={chosen ?? 'open'}
        onSelect={(status) => isStatus(status) && choose(status === 'open' ? '' : status)}
        items={REPORT_STATUSES.map((status) => ({
          id: status,
          label: t(`reviews.state.${status}`),
          content: <ReportedList status={status} />,
        }))}
      />
    </Page>
  );
}
