import { useOptionalUser } from '@cursiv/shared-auth';
import { useWatch, type WorkItem, watchWork, watchWorkClaims } from '@cursiv/shared-data';
import { isClaimed, type WorkClaim, type WorkKind, workId } from '@cursiv/shared-domain';
import { Button, EmptyState } from '@cursiv/shared-ui';
import { useMemo } from 'react';
import { useT } from '../../messages/messages.ts';
import { FailureState } from '../../shared/failure-state.tsx';
import { ListSkeleton } from '../../shared/lists/list-skeleton.tsx';
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
  const waiting = useWatch(useMemo(() => watchWork(kinds), [kinds]));
  const claimed = useWatch(useMemo(() => watchWorkClaims(), []));
  const claims = useClaims();
  if (waiting.status === 'failed') return <FailureState {...waiting} />;
  if (claimed.status === 'failed') return <FailureState {...claimed} />;
  if (waiting.status === 'loading' || claimed.status === 'loading') return <ListSkeleton />;
  const byWork = new Map(claimed.value.map((claim) => [claim.id, claim]));
  const claimOf = (item: WorkItem) => byWork.get(workId(item.kind, item.id));
  const isShown = (item: WorkItem) =>
    (!kind || item.kind === kind) && (!whose || whose === whoseIs(claimOf(item), self));
  const shown = waiting.value.filter(isShown);
  if (shown.length === 0 && (kind || whose)) {
    return (
      <EmptyState
        title={t('work.noneFiltered')}
        text={t('work.noneFilteredText')}
        action={<Button onClick={onClear}>{t('work.clear')}</Button>}
      />
    );
  }
  if (shown.length === 0) return <EmptyState title={t('work.none')} text={t('work.noneText')} />;
  return <WorkLines items={shown} claimOf={claimOf} claims={claims} />;
}

/** Undefined for what another administrator deals with. */
function whoseIs(claim: WorkClaim | undefined, self: string | undefined): Whose | undefined {
  if (!isClaimed(claim, new Date())) return 'free';
  return claim.uid === self ? 'mine' : undefined;
}
