import type { Payloads } from '@cursiv/shared-domain';
import type { PageLoaderArgs } from '@cursiv/shared-platform';
import { useLoaderData } from '@cursiv/shared-router';
import { Button, EmptyState, FilterBar, Page } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { loadPayload } from '../../shared/load-payload.ts';
import { ResultLine } from '../../shared/result-line.tsx';
import { Expert } from './expert.tsx';
import { useExpertFilter } from './use-expert-filter.ts';

export { head } from './experts-head.ts';

export const loader = (args: PageLoaderArgs): Promise<Payloads['experts']> => loadPayload('experts', args);

/** All experts, with their next free time. */
export default function ExpertsPage() {
  const t = useT();
  const { experts } = useLoaderData<typeof loader>();
  const { found, bar, clear } = useExpertFilter(experts);
  if (experts.length === 0) {
    return (
      <Page title={t('experts.title')}>
        <EmptyState title={t('experts.none.title')} text={t('experts.none.text')} />
      </Page>
    );
  }
  return (
    <Page title={t('experts.title')} lead={t('experts.lead')}>
      <FilterBar {...bar} />
      <ResultLine text={t('experts.count', { count: found.length })} onClear={clear} />
      {found.length > 0 ? (
        <ul>
          {found.map((expert) => (
            <Expert key={expert.id} expert={expert} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title={t('experts.empty.title')}
          text={t('experts.empty.text')}
          action={clear && <Button onClick={clear}>{t('experts.empty.action')}</Button>}
        />
      )}
    </Page>
  );
}
