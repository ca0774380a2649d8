import { RESOURCE_KINDS, RESOURCE_STATUSES } from '@cursiv/shared-domain';
import { useVocabulary } from '@cursiv/shared-i18n';
import { useSearchParams, useSearchText } from '@cursiv/shared-router';
import { DocumentTitle, FilterBar, Page, useChoice } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { FoundResources } from './found-resources.tsx';
import { OPEN_PARAMETER } from './open-resource.ts';
import { ResourceReview } from './resource-review.tsx';

/** Everybody's resources, in every state. */
export default function ResourcesPage() {
  const t = useT();
  const words = useVocabulary();
  const [params, setParams] = useSearchParams();
  const opened = params.get(OPEN_PARAMETER);
  const { text, setText, wanted } = useSearchText();
  const [status, chooseStatus] = useChoice('status', RESOURCE_STATUSES);
  const [kind, chooseKind] = useChoice('kind', RESOURCE_KINDS);
  if (opened) return <ResourceReview key={opened} id={opened} />;
  return (
    <Page title={t('resources.title')} lead={t('resources.lead')}>
      <DocumentTitle>{t('resources.title')}</DocumentTitle>
      <FilterBar
        label={t('resources.searchRegion')}
        search={{ label: t('resources.search'), text, onChange: setText }}
        choices={[
          {
            id: 'status',
            label: t('resources.status'),
            any: t('resources.anyStatus'),
            value: status ?? '',
            options: RESOURCE_STATUSES.map((value) => ({ value, label: words(`resourceStatus.${value}`) })),
            onChoose: chooseStatus,
          },
          {
            id: 'kind',
            label: t('resources.kind'),
            any: t('resources.anyKind'),
            value: kind ?? '',
            options: RESOURCE_KINDS.map((value) => ({ value, label: words(`resourceKind.${value}`) })),
            onChoose: chooseKind,
          },
        ]}
      />
      <FoundResources search={wanted} status={status} kind={kind} onClear={() => setParams({}, { replace: true })} />
    </Page>
  );
}
