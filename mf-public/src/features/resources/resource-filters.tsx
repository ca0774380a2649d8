import {
  MAX_SEARCH,
  RESOURCE_ACCESS,
  RESOURCE_FILTERS,
  RESOURCE_KINDS,
  type ResourceAccess,
  type ResourceKind,
  type ResourcesPayload,
} from '@cursiv/shared-domain';
import { formatLanguage, useLocale } from '@cursiv/shared-i18n';
import { type SearchText, useSearchParams } from '@cursiv/shared-router';
import { useT } from '../../messages/messages.ts';
import { ListFilters } from '../../shared/filters/list-filters.tsx';
import { useFacetChoices } from '../../shared/filters/use-facet-choices.ts';

type ResourceFiltersProps = { facets: ResourcesPayload['facets']; search: SearchText };

/** The resource search and its filters, each with the number of resources it would leave. */
export function ResourceFilters({ facets, search }: ResourceFiltersProps) {
  const t = useT();
  const locale = useLocale();
  const [params] = useSearchParams();
  const choices = useFacetChoices([
    {
      id: 'kind',
      label: t('filter.kind'),
      any: t('filter.anyKind'),
      facets: facets.kind,
      labelOf: (id) => t(`resourceKind.${id as ResourceKind}`),
      values: RESOURCE_KINDS,
    },
    {
      id: 'category',
      label: t('filter.category'),
      any: t('filter.anyCategory'),
      facets: facets.category,
      labelOf: (id) => id,
    },
    {
      id: 'language',
      label: t('filter.language'),
      any: t('filter.anyLanguage'),
      facets: facets.language,
      labelOf: (tag) => formatLanguage(tag, locale),
    },
    {
      id: 'access',
      label: t('filter.access'),
      any: t('filter.anyAccess'),
      facets: facets.access,
      labelOf: (id) => t(`resourceAccess.${id as ResourceAccess}`),
      values: RESOURCE_ACCESS,
    },
  ]);
  return (
    <ListFilters
      label={t('resources.filters')}
      search={{ label: t('resources.search'), text: search.text, maxLength: MAX_SEARCH, onChange: search.setText }}
      choices={choices}
      active={RESOURCE_FILTERS.filter((name) => params.has(name)).length}
    />
  );
}
