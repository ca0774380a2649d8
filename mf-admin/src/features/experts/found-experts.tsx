import { allExperts, useFound } from '@cursiv/shared-data';
import type { Expert, ExpertStatus } from '@cursiv/shared-domain';
import { EmptyState } from '@cursiv/shared-ui';
import { useMemo } from 'react';
import { BulkBar } from '../../shared/bulk/bulk-bar.tsx';
import type { Bulk } from '../../shared/bulk/use-bulk.ts';
import { FailureState } from '../../shared/failure-state.tsx';
import { ListFrame } from '../../shared/lists/list-frame.tsx';
import { ListSkeleton } from '../../shared/lists/list-skeleton.tsx';
import { STEP } from '../../shared/lists/list-steps.ts';
import { type AskedExperts, EXPERT_BULK, previewOf } from './bulk/expert-moves.ts';
import { useMovesT } from './bulk/messages/messages.ts';
import { DownloadExperts } from './download-experts.tsx';
import { ExpertTable } from './expert-table.tsx';
import { useExpertsT } from './messages/messages.ts';

/** Those who wait come first, then the latest changes. */
const inOrder = (one: Expert, other: Expert) =>
  Number(other.status === 'in_review') - Number(one.status === 'in_review') ||
  (other.updatedAt?.getTime() ?? 0) - (one.updatedAt?.getTime() ?? 0);

type FoundExpertsProps = { search: string; status: ExpertStatus | undefined; bulk: Bulk<AskedExperts> };

/** The experts that match the filters. */
export function FoundExperts({ search, status, bulk }: FoundExpertsProps) {
  const t = useExpertsT();
  const movesT = useMovesT();
  const list = useMemo(() => allExperts(search, status), [search, status]);
  const { rows, last: read, isReading, more } = useFound(list, STEP);
  if (rows.status === 'failed') return <FailureState {...rows} />;
  if (!read) return <ListSkeleton />;
  const shown = read.found.toSorted(inOrder);
  if (shown.length === 0 && !status && search === '')
    return <EmptyState title={t('noneYet.title')} text={t('noneYet.text')} />;
  if (shown.length === 0) return <EmptyState title={t('noneFound.title')} text={t('noneFound.text')} />;
  return (
    <ListFrame summary={t('found', { count: shown.length })} isBusy={isReading} hasMore={read.hasMore} onMore={more}>
      <BulkBar
        shown={shown}
        bulk={bulk}
        moves={EXPERT_BULK.map((to) => ({ to, label: movesT(`move.${to}`) }))}
        questionOf={(to, chosen) => ({ to, lines: previewOf(chosen, to) })}
      />
      <ExpertTable experts={shown} bulk={bulk} />
      <DownloadExperts search={search} status={status} />
    </ListFrame>
  );
}
