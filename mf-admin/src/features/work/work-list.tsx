import { useOptionalUser } from '@cursiv/shared-auth';
import { useLastReady, useWatch, type WorkItem, watchWork, watchWorkClaims } from '@cursiv/shared-data';
import { isClaimed, type WorkClaim, type WorkKind, workId } from '@cursiv/shared-domain';
import { Button, EmptyState } from '@cursiv/shared-ui';
import { useMemo, useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { FailureState } from '../../shared/failure-state.tsx';
import { ListSkeleton } from '../../shared/lists/list-skeleton.tsx';
import { NAMED_STEP, WORK_STEP } from '../../shared/lists/list-steps.ts';
import { useClaims } from '../../shared/work/use-claims.ts';
import type { Whose } from './whose.ts';
import { WorkLines } from './work-lines.tsx';

type WorkListProps = {
  /** What the reader deals with. */
  kinds: readonly WorkKind[];
  kind: WorkKind | undefined;
  whose: Whose | undefined;
  onClear: () => void;
};

/** What waits and passes the filters, updated live. */
export function WorkList({ kinds, kind, whose, onClear }: WorkListProps) {
  const t = useT();
  const self = useOptionalUser()?.id;
  const step = kind ? NAMED_STEP : WORK_STEP;
  const [most, setMost] = useState(step);
  const waiting = useWatch(useMemo(() => watchWork(kind ? [kind] : kinds, most), [kinds, kind, most]));
  const found = useLastReady(waiting);
  const claimed = useWatch(useMemo(() => watchWorkClaims(), []));
  const claims = useClaims();
  if (waiting.status === 'failed') return <FailureState {...waiting} />;
  if (claimed.status === 'failed') return <FailureState {...claimed} />;
  if (!found || claimed.status === 'loading') return <ListSkeleton />;
  const byWork = new Map(claimed.value.map((claim) => [claim.id, claim]));
  const claimOf = (item: WorkItem) => byWork.get(workId(item.kind, item.id));
  const shown = found.items.filter((item) => !whose || whose === whoseIs(claimOf(item), self));
  const { hasMore } = found;
  if (shown.length === 0 && !hasMore && (kind || whose)) {
    return (
      <EmptyState
        title={t('work.noneFiltered')}
        text={t('work.noneFilteredText')}
        action={<Button onClick={onClear}>{t('work.clear')}</Button>}
      />
    );
  }
  if (shown.length === 0 && !hasMore) return <EmptyState title={t('work.none')} text={t('work.noneText')} />;
  return (
    <WorkLines
      items={shown}
      claimOf={claimOf}
      claims={claims}
      more={hasMore ? { isPending: waiting.status === 'loading', onMore: () => setMost(most + step) } : undefined}
    />
  );
}

/** Undefined for what another administrator deals with. */
function whoseIs(claim: WorkClaim | undefined, self: string | undefined): Whose | undefined {
  if (!isClaimed(claim, new Date())) return 'free';
  return claim.uid === self ? 'mine' : undefined;
}
