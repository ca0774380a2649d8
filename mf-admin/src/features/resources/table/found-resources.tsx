import { allResources, useLastReady, useWatch } from '@cursiv/shared-data';
import { matchesQuery, type Resource, type ResourceKind, type ResourceStatus } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { Button, EmptyState } from '@cursiv/shared-ui';
import { useMemo, useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { BulkBar } from '../../../shared/bulk/bulk-bar.tsx';
import type { Bulk } from '../../../shared/bulk/use-bulk.ts';
import { FailureState } from '../../../shared/failure-state.tsx';
import { ListFrame } from '../../../shared/lists/list-frame.tsx';
import { ListSkeleton } from '../../../shared/lists/list-skeleton.tsx';
import { NAMED_STEP } from '../../../shared/lists/list-steps.ts';
import { useMayDecide } from '../../../shared/use-may.ts';
import { type AskedMove, BULK_MOVES, previewOf } from '../bulk/bulk-moves.ts';
import { useMovesT } from '../bulk/messages/messages.ts';
import { DownloadResources } from './download-resources.tsx';
import { ResourceTable } from './resource-table.tsx';
import { type ShownWords, sortResources } from './sort-resources.ts';
import { useResourceSort } from './use-resource-sort.ts';

type FoundResourcesProps = {
  search: string;
  status: ResourceStatus | undefined;
  kind: ResourceKind | undefined;
  bulk: Bulk<AskedMove>;
  onClear: () => void;
};

/** The resources that match the filters. The database filters by state; the other filters apply to the loaded rows. */
export function FoundResources({ search, status, kind, bulk, onClear }: FoundResourcesProps) {
  const t = useT();
  const locale = useLocale();
  const movesT = useMovesT();
  const mayDecide = useMayDecide();
  const [count, setCount] = useState(NAMED_STEP);
  const [sort, setSort] = useResourceSort();
  const watched = useWatch(useMemo(() => allResources(status).watch(count), [status, count]));
  const read = useLastReady(watched);
  if (watched.status === 'failed') return <FailureState {...watched} />;
  if (!read) return <ListSkeleton />;
  const isWanted = (resource: Resource) =>
    (!kind || resource.kind === kind) && matchesQuery(search, [resource.title.ro ?? '', resource.title.en ?? '']);
  const shown = read.filter(isWanted);
  const hasMore = read.length >= count;
  const isFiltered = search !== '' || status !== undefined || kind !== undefined;
  if (shown.length === 0 && !hasMore) return <NoResources isFiltered={isFiltered} onClear={onClear} />;
  const shownWords: ShownWords = (resource: Resource, column) =>
    column === 'kind' ? t(`resourceKind.${resource.kind}`) : t(`resourceStatus.${resource.status}`);
  const found = t('resources.found', { count: shown.length });
  return (
    <ListFrame
      summary={hasMore ? `${found}. ${t('resources.loadedFirst', { count: read.length })}` : found}
      isBusy={watched.status === 'loading'}
      hasMore={hasMore}
      onMore={() => setCount(count + NAMED_STEP)}
    >
      <BulkBar
        shown={shown}
        bulk={bulk}
        moves={BULK_MOVES.map((to) => ({ to, label: movesT(`move.${to}`) }))}
        questionOf={(to, chosen) => ({ to, lines: previewOf(chosen, to, mayDecide) })}
      />
      <ResourceTable
        resources={sortResources(shown, sort, locale, shownWords)}
        bulk={bulk}
        sort={{ value: sort, onChange: setSort }}
      />
      <DownloadResources status={status} isWanted={isWanted} />
    </ListFrame>
  );
}

function NoResources({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const t = useT();
  if (!isFiltered) return <EmptyState title={t('resources.none.title')} text={t('resources.none.text')} />;
  return (
    <EmptyState
      title={t('resources.empty.title')}
      text={t('resources.empty.text')}
      action={<Button onClick={onClear}>{t('resources.clear')}</Button>}
    />
  );
}
