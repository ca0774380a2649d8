import { isComplaint, type SendJob } from '@cursiv/shared-domain';
import { BulkDialog } from '../../../shared/bulk/bulk-dialog.tsx';
import type { BulkLine } from '../../../shared/bulk/carry-out.ts';
import { useRefusal } from '../../../shared/use-refusal.ts';
import { useMailsT } from '../messages/messages.ts';
import type { Queue } from '../queues.ts';
import { useJobNames } from '../use-job-names.ts';
import { useMovesT } from './messages/messages.ts';

/** What may become of several mails or pushes at once. */
export const JOB_BULK = ['waiting', 'dropped'] as const;
type JobMove = (typeof JOB_BULK)[number];

/** A question about the chosen ones. */
export interface AskedJobs {
  to: JobMove;
  jobs: readonly SendJob[];
}

type JobsDialogProps = AskedJobs & {
  queue: Queue;
  /** Settles one. Rejects with AppError. */
  settle: (id: string, to: JobMove) => Promise<void>;
  /** Called with whether anything was tried. */
  onClose: (hasActed: boolean) => void;
};

/** Says what will become of each of the chosen ones, does it, and reports line by line. What has left cannot be taken back. */
export function JobsDialog({ queue, to, jobs, settle, onClose }: JobsDialogProps) {
  const t = useMailsT();
  const movesT = useMovesT();
  const nameOf = useJobNames(jobs);
  const refusal = useRefusal(t('mails.settledMeanwhile'));
  const lines = jobs.map(
    (item): BulkLine<SendJob, 'complaint'> => ({
      item,
      hindrance: to === 'waiting' && isComplaint(item) ? 'complaint' : undefined,
    }),
  );
  return (
    <BulkDialog
      title={movesT(`title.${queue}.${to}`)}
      lines={lines}
      words={{ nameOf, fateOf: ({ hindrance }) => movesT(hindrance ?? `will.${to}`), refusal }}
      act={({ id }) => settle(id, to)}
      onClose={onClose}
    />
  );
}
