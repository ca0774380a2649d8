import { useFound } from '@cursiv/shared-data';
import { EmptyState } from '@cursiv/shared-ui';
import { BulkBar } from '../../shared/bulk/bulk-bar.tsx';
import { type Bulk, useBulk } from '../../shared/bulk/use-bulk.ts';
import { FailureState } from '../../shared/failure-state.tsx';
import { ListFrame } from '../../shared/lists/list-frame.tsx';
import { ListSkeleton } from '../../shared/lists/list-skeleton.tsx';
import { NAMED_STEP } from '../../shared/lists/list-steps.ts';
import { type AskedJobs, JOB_BULK, JobsDialog } from './bulk/jobs-dialog.tsx';
import { useMovesT } from './bulk/messages/messages.ts';
import { DownloadJobs } from './download-jobs.tsx';
import { JobTable } from './job-table.tsx';
import { useMailsT } from './messages/messages.ts';
import { QUEUES, type Queue } from './queues.ts';

/** What could not leave of one queue. */
export function DeadJobs({ queue }: { queue: Queue }) {
  const bulk = useBulk<AskedJobs>();
  return (
    <>
      <List queue={queue} bulk={bulk} />
      {bulk.asked && <JobsDialog queue={queue} {...bulk.asked} settle={QUEUES[queue].settle} onClose={bulk.end} />}
    </>
  );
}

function List({ queue, bulk }: { queue: Queue; bulk: Bulk<AskedJobs> }) {
  const t = useMailsT();
  const movesT = useMovesT();
  const { rows, last, isReading, more } = useFound(QUEUES[queue].dead, NAMED_STEP);
  const jobs = last?.found;
  if (rows.status === 'failed') return <FailureState {...rows} />;
  if (!jobs) return <ListSkeleton />;
  if (jobs.length === 0) return <EmptyState title={t(`${queue}.none`)} text={t(`${queue}.noneText`)} />;
  const { hasMore } = last;
  return (
    <ListFrame
      summary={t(hasMore ? `${queue}.foundFirst` : `${queue}.found`, { count: jobs.length })}
      isBusy={isReading}
      hasMore={hasMore}
      onMore={more}
    >
      <BulkBar
        shown={jobs}
        bulk={bulk}
        moves={JOB_BULK.map((to) => ({ to, label: movesT(`move.${to}`) }))}
        questionOf={(to, chosen) => ({ to, jobs: chosen })}
      />
      <JobTable queue={queue} jobs={jobs} bulk={bulk} />
      <DownloadJobs queue={queue} />
    </ListFrame>
  );
}
