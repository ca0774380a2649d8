import { allResources, type ResourceQuestion, useFound } from '@cursiv/shared-data';
import type { Resource } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { Button, EmptyState } from '@cursiv/shared-ui';
import { useMemo } from 'react';
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
import { useResourcesT } from '../messages/messages.ts';
import { DownloadResources } from './download-resources.tsx';
import { ResourceTable } from './resource-table.tsx';
import { type ShownWords, sortResources } from './sort-resources.ts';
import { useResourceSort } from './use-resource-sort.ts';

type FoundResourcesProps = ResourceQuestion & { bulk: Bulk<AskedMove>; onClear: () => void };

/** The resources that match the filters. */
export function FoundResources({ search, status, kind, bulk, onClear }: FoundResourcesProps) {
  const t = useT();
  const resourcesT = useResourcesT();
  const locale = useLocale();
  const movesT = useMovesT();
  const mayDecide = useMayDecide();
  const [sort, setSort] = useResourceSort();
  const list = useMemo(() => allResources({ search, status, kind }), [search, status, kind]);
  const { rows, last: read, isReading, more } = useFound(list, NAMED_STEP);
  if (rows.status === 'failed') return <FailureState {...rows} />;
  if (!read) return <ListSkeleton />;
  const { found, hasMore } = read;
  const isFiltered = search !== '' || status !== undefined || kind !== undefined;
  if (found.length === 0) return <NoResources isFiltered={isFiltered} onClear={onClear} />;
  const shownWords: ShownWords = (resource: Resource, column) =>
    column === 'kind' ? t(`resourceKind.${resource.kind}`) : t(`resourceStatus.${resource.status}`);
  return (
    <ListFrame
      summary={resourcesT(hasMore ? 'foundFirst' : 'found', { count: found.length })}
      isBusy={isReading}
      hasMore={hasMore}
      onMore={more}
    >
      <BulkBar
        shown={found}
        bulk={bulk}
        moves={BULK_MOVES.map((to) => ({ to, label: movesT(`move.${to}`) }))}
        questionOf={(to, chosen) => ({ to, lines: previewOf(chosen, to, mayDecide) })}
      />
      <ResourceTable
        resources={sortResources(found, sort, locale, shownWords)}
        bulk={bulk}
        sort={{ value: sort, onChange: setSort }}
      />
      <DownloadResources question={{ search, status, kind }} />
    </ListFrame>
  );
}

function NoResources({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const t = useResourcesT();
  if (!isFiltered) return <EmptyState title={t('none.title')} text={t('none.text')} />;
  return (
    <EmptyState
      title={t('empty.title')}
      text={t('empty.text')}
      action={<Button onClick={onClear}>{t('clear')}</Button>}
    />
  );
}
