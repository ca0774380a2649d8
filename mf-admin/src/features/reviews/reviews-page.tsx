import { REPORT_STATUSES, type ReportStatus } from '@cursiv/shared-domain';
import { useSearchText } from '@cursiv/shared-router';
import { DocumentTitle, FilterBar, Page, Tabs, useChoice } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { WalkBar } from '../../shared/work/walk/walk-bar.tsx';
import { useContributionsT } from './contributions/messages/messages.ts';
import { ReportedContributions } from './contributions/reported-contributions.tsx';
import { useReviewsT } from './messages/messages.ts';
import { ReportedList } from './reported/reported-list.tsx';

const isStatus = (value: string): value is ReportStatus => REPORT_STATUSES.some((status) => status === value);

/** Reviews, and questions and answers under lessons, that people have reported: waiting, hidden and cleared. */
export default function ReviewsPage() {
  const t = useT();
  const reviewsT = useReviewsT();
  const contributionsT = useContributionsT();
  const [chosen, choose] = useChoice('status', REPORT_STATUSES);
  const { text, setText, wanted } = useSearchText();
  const [kind, chooseKind] = useChoice('kind', ['questions']);
  return (
    <Page above={<WalkBar />} title={reviewsT('title')} intro={reviewsT('lead')}>
      <DocumentTitle>{reviewsT('title')}</DocumentTitle>
      <FilterBar
        label={reviewsT('searchRegion')}
        search={{ label: reviewsT('search'), text, onChange: setText }}
        choices={[
          {
            id: 'kind',
            label: contributionsT('kind'),
            any: contributionsT('reviews'),
            value: kind ?? '',
            options: [{ value: 'questions', label: contributionsT('questions') }],
            onChoose: chooseKind,
          },
        ]}
      />
      <Tabs
        label={reviewsT('states')}
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
