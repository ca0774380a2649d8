import { REPORT_STATUSES, type ReportStatus } from '@cursiv/shared-domain';
import { DocumentTitle, Page, SelectField, Tabs, useChoice } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { ReportedContributions } from './contributions/reported-contributions.tsx';
import { ReportedList } from './reported/reported-list.tsx';

const isStatus = (value: string): value is ReportStatus => REPORT_STATUSES.some((status) => status === value);

/** Reviews, and questions and answers under lessons, that people have reported: waiting, hidden and cleared. */
export default function ReviewsPage() {
  const t = useT();
  const [chosen, choose] = useChoice('status', REPORT_STATUSES);
  const [kind, chooseKind] = useChoice('kind', ['questions']);
  return (
    <Page title={t('reviews.title')} intro={t('reviews.lead')}>
      <DocumentTitle>{t('reviews.title')}</DocumentTitle>
      <SelectField
        label={t('contributions.kind')}
        value={kind ?? ''}
        options={[
          { value: '', label: t('contributions.reviews') },
          { value: 'questions', label: t('contributions.questions') },
        ]}
        onChange={({ currentTarget }) => chooseKind(currentTarget.value)}
      />
      <Tabs
        label={t('reviews.states')}
        selected={chosen ?? 'open'}
        onSelect={(status) => isStatus(status) && choose(status === 'open' ? '' : status)}
        items={REPORT_STATUSES.map((status) => ({
          id: status,
          label: t(`reviews.state.${status}`),
          content: kind ? <ReportedContributions status={status} /> : <ReportedList status={status} />,
        }))}
      />
    </Page>
  );
}
