import { ruleOnExpert } from '@cursiv/shared-data';
import { EXPERT_STATUSES } from '@cursiv/shared-domain';
import { useSearchParams, useSearchText } from '@cursiv/shared-router';
import { DocumentTitle, FilterBar, Page, useChoice } from '@cursiv/shared-ui';
import { useBulk } from '../../shared/bulk/use-bulk.ts';
import { OPEN_PARAMETER } from '../../shared/open-address.ts';
import { useActor } from '../../shared/use-actor.ts';
import type { AskedExperts } from './bulk/expert-moves.ts';
import { ExpertsDialog } from './bulk/experts-dialog.tsx';
import { ExpertReview } from './expert-review.tsx';
import { FoundExperts } from './found-experts.tsx';
import { useExpertsT } from './messages/messages.ts';

/** Everybody's pages as experts, in every state; those who applied wait here. */
export default function ExpertsPage() {
  const t = useExpertsT();
  const [params] = useSearchParams();
  const opened = params.get(OPEN_PARAMETER);
  const { text, setText, wanted } = useSearchText();
  const [status, chooseStatus] = useChoice('status', EXPERT_STATUSES);
  const bulk = useBulk<AskedExperts>();
  const actor = useActor();
  if (opened) return <ExpertReview key={opened} uid={opened} />;
  return (
    <Page title={t('title')} intro={t('intro')}>
      <DocumentTitle>{t('title')}</DocumentTitle>
      <FilterBar
        label={t('searchRegion')}
        search={{ label: t('search'), text, onChange: setText }}
        choices={[
          {
            id: 'status',
            label: t('state'),
            any: t('anyState'),
            value: status ?? '',
            options: EXPERT_STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
            onChoose: chooseStatus,
          },
        ]}
      />
      <FoundExperts key={[wanted === '', status].join()} search={wanted} status={status} bulk={bulk} />
      {bulk.asked && (
        <ExpertsDialog
          {...bulk.asked}
          rule={({ seen, status: to, ruling }) =>
            ruleOnExpert(actor(), seen, { status: to, ...(ruling && { ruling }) })
          }
          onClose={bulk.end}
        />
      )}
    </Page>
  );
}
