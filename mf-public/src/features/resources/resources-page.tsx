import type { Payloads } from '@cursiv/shared-domain';
import type { PageLoaderArgs } from '@cursiv/shared-platform';
import { useLoaderData } from '@cursiv/shared-router';
import { Button, DocumentTitle, EmptyState, Page } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { FilterBar } from '../../shared/filter-bar.tsx';
import { loadPayload } from '../../shared/load-payload.ts';
import { ResourceLine } from '../../shared/resource-line.tsx';
import { ResultLine } from '../../shared/result-line.tsx';
import { useResourceFilter } from './use-resource-filter.ts';

export const loader = ({ locale }: PageLoaderArgs): Promise<Payloads['resources']> => loadPayload('resources', locale);

/** Every published resource, searched and filtered in the address. */
export default function ResourcesPage() {
  const t = useT();
  const { resources } = useLoaderData<typeof loader>();
  const { found, bar, clear } = useResourceFilter(resources);
  if (resources.length === 0) {
    return (
      <Page title={t('resources.title')}>
        <DocumentTitle>{t('resources.title')}</DocumentTitle>
        <EmptyState title={t('resources.none.title')} text={t('resources.none.text')} />
      </Page>
    );
  }
  return (
    <Page title={t('resources.title')} lead={t('resources.lead')}>
      <DocumentTitle>{t('resources.title')}</DocumentTitle>
      <meta name="description" content={t('resources.lead')} />
      <FilterBar {...bar} />
      <ResultLine text={t('resources.count', { count: found.length })} onClear={clear} />
      {found.length > 0 ? (
        <ul>
          {found.map((resource) => (
            <ResourceLine key={resource.id} resource={resource} level={2} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title={t('resources.empty.title')}
          text={t('resources.empty.text')}
          action={clear && <Button onClick={clear}>{t('resources.empty.action')}</Button>}
        />
      )}
    </Page>
  );
}
