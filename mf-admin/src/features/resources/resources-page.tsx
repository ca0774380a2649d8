import { RESOURCE_KINDS, RESOURCE_STATUSES } from '@cursiv/shared-domain';
import { useVocabulary } from '@cursiv/shared-i18n';
import { useSearchParams, useSearchText } from '@cursiv/shared-router';
import { DocumentTitle, Page, SelectField } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { FilterBar } from '../../shared/filter-bar.tsx';
import { useChoice } from '../../shared/use-choice.ts';
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
      <FilterBar label={t('resources.searchRegion')} searchLabel={t('resources.search')} text={text} onText={setText}>
        <SelectField
          label={t('resources.status')}
          placeholder={t('resources.anyStatus')}
          options={RESOURCE_STATUSES.map((value) => ({ value, label: words(`resourceStatus.${value}`) }))}
          value={status ?? ''}
          onChange={(event) => chooseStatus(event.target.value)}
        />
        <SelectField
          label={t('resources.kind')}
          placeholder={t('resources.anyKind')}
          options={RESOURCE_KINDS.map((value) => ({ value, label: words(`resourceKind.${value}`) }))}
          value={kind ?? ''}
          onChange={(event) => chooseKind(event.target.value)}
        />
      </FilterBar>
      <FoundResources search={wanted} status={status} kind={kind} onClear={() => setParams({}, { replace: true })} />
    </Page>
  );
}
