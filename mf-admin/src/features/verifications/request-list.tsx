import { allVerifications, useFound } from '@cursiv/shared-data';
import type { VerificationStatus } from '@cursiv/shared-domain';
import { EmptyState } from '@cursiv/shared-ui';
import { useMemo } from 'react';
import { FailureState } from '../../shared/failure-state.tsx';
import { ListFrame } from '../../shared/lists/list-frame.tsx';
import { ListSkeleton } from '../../shared/lists/list-skeleton.tsx';
import { STEP } from '../../shared/lists/list-steps.ts';
import { useClaimLines } from '../../shared/work/use-claim-lines.tsx';
import { DownloadRequests } from './download-requests.tsx';
import { useVerificationsT } from './messages/messages.ts';
import { RequestItem } from './request-item.tsx';

/** The requests in one state: those that wait in the order in which they came, others the latest first. */
export function RequestList({ status }: { status: VerificationStatus }) {
  const t = useVerificationsT();
  const list = useMemo(() => allVerifications(status), [status]);
  const { rows, last, isReading, more } = useFound(list, STEP);
  const read = last?.found;
  const claimLine = useClaimLines('right');
  if (rows.status === 'failed') return <FailureState {...rows} />;
  if (!read) return <ListSkeleton />;
  if (read.length === 0) return <EmptyState title={t(`empty.${status}`)} />;
  return (
    <ListFrame summary={t('found', { count: read.length })} isBusy={isReading} hasMore={last.hasMore} onMore={more}>
      <ul>
        {read.map((request) => (
          <RequestItem
            key={request.id}
            request={request}
            whoDeals={status === 'submitted' && claimLine(request.id, request.name)}
          />
        ))}
      </ul>
      <DownloadRequests status={status} />
    </ListFrame>
  );
}
