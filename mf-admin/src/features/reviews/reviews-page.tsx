import { REPORT_STATUSES, type ReportStatus } from '@cursiv/shared-domain';
import { useSearchText } from '@cursiv/shared-router';
import { DocumentTitle, FilterBar, Page, Tabs, useChoice } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { WalkBar } from '../../shared/work/walk/walk-bar.tsx';
import { ReportedContributions } from './contributions/reported-contributions.tsx';
import { ReportedList } from './reported/reported-list.tsx';

const isStatus = (value: string): value is ReportStatus => REPORT_STATUSES.some((status) => status === value);

/** Reviews, and questions and answers under lessons, that people have reported: waiting, hidden and cleared. */
export default function ReviewsPage() {
  const t = useT();
  const [chosen, choose] = useChoice('status', REPORT_STATUSES);
  const { text, setText, wanted } = useSearchText();
  const [kind, chooseKind] = useChoice('kind', ['questions']);
  return (
    <Page above={<WalkBar />} title={t('reviews.title')} intro={t('reviews.lead')}>
      <DocumentTitle>{t('reviews.title')}</DocumentTitle>
      <FilterBar
        label={t('reviews.searchRegion')}
        search={{ label: t('reviews.search'), text, onChange: setText }}
        choices={[
          {
            id: 'kind',
            label: t('contributions.kind'),
            any: t('contributions.reviews'),
            value: kind ?? '',
            options: [{ value: 'questions', label: t('contributions.questions') }],
            onChoose: chooseKind,
          },
        ]}
      />
      <Tabs
        label={t('reviews.states')}
        selected={chosen ?? 'open'}
        onSelect={(status) => isStatus(status) && choose(status === 'open' ? '' : status)}
        items={REPORT_STATUSES.map((status) => ({
          id: status,
          label: t(`reviews.state.${status}`),
          content: kind ? (
            <ReportedContributions status={status} search={wanted} />
          ) : (
            <ReportedList status={status} search={wanted} />
          ),
        }))}
      />
    </Page>
  );
}
