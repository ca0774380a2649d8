import { EXPERT_STATUSES } from '@cursiv/shared-domain';
import { useSearchParams, useSearchText } from '@cursiv/shared-router';
import { DocumentTitle, FilterBar, Page, useChoice } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { OPEN_PARAMETER } from '../../shared/open-address.ts';
import { ExpertReview } from './expert-review.tsx';
import { FoundExperts } from './found-experts.tsx';

/** Everybody's pages as experts, in every state; those who applied wait here. */
export default function ExpertsPage() {
  const t = useT();
  const [params] = useSearchParams();
  const opened = params.get(OPEN_PARAMETER);
  const { text, setText, wanted } = useSearchText();
  const [status, chooseStatus] = useChoice('status', EXPERT_STATUSES);
  if (opened) return <ExpertReview key={opened} uid={opened} />;
  return (
    <Page title={t('experts.title')} intro={t('experts.intro')}>
      <DocumentTitle>{t('experts.title')}</DocumentTitle>
      <FilterBar
        label={t('experts.searchRegion')}
        search={{ label: t('experts.search'), text, onChange: setText }}
        choices={[
          {
            id: 'status',
            label: t('experts.state'),
            any: t('experts.anyState'),
            value: status ?? '',
            options: EXPERT_STATUSES.map((value) => ({ value, label: t(`experts.status.${value}`) })),
            onChoose: chooseStatus,
          },
        ]}
      />
      <FoundExperts search={wanted} status={status} />
    </Page>
  );
}
