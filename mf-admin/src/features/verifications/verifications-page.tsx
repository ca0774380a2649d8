import { VERIFICATION_STATUSES, type VerificationStatus } from '@cursiv/shared-domain';
import { DocumentTitle, Page, Tabs, useChoice } from '@cursiv/shared-ui';
import { WalkBar } from '../../shared/work/walk/walk-bar.tsx';
import { useVerificationsT } from './messages/messages.ts';
import { RequestList } from './request-list.tsx';

const isStatus = (value: string): value is VerificationStatus => VERIFICATION_STATUSES.some((it) => it === value);

/** What people ask for: rights of creators, experts and instructors, waiting and ruled on. */
export default function VerificationsPage() {
  const t = useVerificationsT();
  const [chosen, choose] = useChoice('status', VERIFICATION_STATUSES);
  return (
    <Page above={<WalkBar />} title={t('title')} intro={t('intro')}>
      <DocumentTitle>{t('title')}</DocumentTitle>
      <Tabs
        label={t('states')}
        selected={chosen ?? 'submitted'}
        onSelect={(status) => isStatus(status) && choose(status === 'submitted' ? '' : status)}
        items={VERIFICATION_STATUSES.map((status) => ({
          id: status,
          label: t(`state.${status}`),
          content: <RequestList status={status} />,
        }))}
      />
    </Page>
  );
}
