import {
  defaultResourceSort,
  parseResourceQuery,
  RESOURCE_FILTERS,
  RESOURCE_SORTS,
  type ResourcesPayload,
  resourceQueryString,
} from '@cursiv/shared-domain';
import { type PageLoaderArgs, paths } from '@cursiv/shared-platform';
import { useLoaderData, useSearchParams, useSearchText } from '@cursiv/shared-router';
import { EmptyState, Page } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { ResourceLine } from '../../shared/cards/resource-line.tsx';
import { SortChoice } from '../../shared/filters/sort-choice.tsx';
import { useClearFilters } from '../../shared/filters/use-clear-filters.ts';
import { Pagination } from '../../shared/lists/pagination.tsx';
import { ResultLine } from '../../shared/lists/result-line.tsx';
import { useIsUpdating } from '../../shared/lists/use-is-updating.ts';
import { WaysOn } from '../../shared/lists/ways-on.tsx';
import { loadPayload } from '../../shared/load-payload.ts';
import { ResourceFilters } from './resource-filters.tsx';

export { head } from './resources-head.ts';

export const loader = (args: PageLoaderArgs): Promise<ResourcesPayload> =>
  loadPayload('resources', args, resourceQueryString(parseResourceQuery(new URL(args.request.url).searchParams)));

/** The published resources, searched, filtered, sorted and paged in the address. */
export default function ResourcesPage() {
  const t = useT();
  const result = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const search = useSearchText();
  const clear = useClearFilters(['q', 'page', ...RESOURCE_FILTERS], search.setText);
  const isUpdating = useIsUpdating();
  if (result.everything === 0) {
    return (
      <Page title={t('resources.title')}>
        <EmptyState title={t('resources.none.title')} text={t('resources.none.text')} />
      </Page>
    );
  }
  const { text, sort } = parseResourceQuery(params);
  const sorts = RESOURCE_SORTS.filter((name) => name !== 'relevance' || text !== '');
  return (
    <Page title={t('resources.title')} intro={t('resources.lead')}>
      <ResourceFilters facets={result.facets} search={search} />
      <ResultLine text={t('resources.count', { count: result.total })} onClear={clear}>
        <SortChoice
          options={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
          value={sort}
          usual={defaultResourceSort(text)}
        />
      </ResultLine>
      <div aria-busy={isUpdating}>
        <ul>
          {result.resources.map(({ foundIn, ...resource }) => (
            <ResourceLine key={resource.id} resource={resource} foundIn={foundIn} level={2} />
          ))}
        </ul>
        {result.ways && (
          <WaysOn
            title={t('resources.empty.title')}
            text={t('resources.empty.text')}
            path={paths.resources()}
            ways={result.ways}
            nameOf={(name) => t(`filterName.${name}`)}
            countOf={(count) => t('resources.count', { count })}
          />
        )}
        <Pagination path={paths.resources()} page={result.page} pages={result.pages} />
      </div>
    </Page>
  );
}
