import { useCommands } from '@cursiv/shared-data/commands';
import { isComplaint, type SendJob } from '@cursiv/shared-domain';
import { formatDateTime, useLocale } from '@cursiv/shared-i18n';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, Cluster, type Column, Table, useReaderZone, VisuallyHidden } from '@cursiv/shared-ui';
import { useSelection } from '../../shared/bulk/choices.tsx';
import type { Bulk } from '../../shared/bulk/use-bulk.ts';
import { useRefusal } from '../../shared/use-refusal.ts';
import { useOpenedRow } from '../../shared/work/walk/use-opened-row.ts';
import { useWalkFrom } from '../../shared/work/walk/use-walk-from.ts';
import { useMailsT } from './messages/messages.ts';
import { QUEUES, type Queue } from './queues.ts';
import { useJobNames } from './use-job-names.ts';
import { useJobWords } from './use-job-words.ts';

type JobTableProps = { queue: Queue; jobs: readonly SendJob[]; bulk: Pick<Bulk<never>, 'chosen' | 'choose'> };

/** Mails or pushes that could not leave: for whom, about what, why, and what may become of them. */
export function JobTable({ queue, jobs, bulk }: JobTableProps) {
  const t = useMailsT();
  const locale = useLocale();
  const zone = useReaderZone();
  const nameOf = useJobNames(jobs);
  const { aboutOf, causeOf } = useJobWords(queue);
  const selection = useSelection(bulk, nameOf);
  const walkFrom = useWalkFrom(QUEUES[queue].work);
  const openedRow = useOpenedRow(QUEUES[queue].work);
  const refusal = useRefusal(t('mails.settledMeanwhile'));
  const { pending, run } = useCommands();
  const settle = async (job: SendJob, to: 'waiting' | 'dropped') => {
    const outcome = await run(job.id, () => QUEUES[queue].settle(job.id, to));
    if (outcome.status === 'done') {
      toast(t(`${queue}.settled.${to}`, { name: nameOf(job) }), { tone: 'success' });
      walkFrom(job.id);
    }
    if (outcome.status === 'failed') toast(refusal(outcome.code), { tone: 'danger' });
  };
  const button = (job: SendJob, to: 'waiting' | 'dropped') => (
    <Button size="small" variant="secondary" pending={pending.has(job.id)} onClick={() => void settle(job, to)}>
      {t(`mails.settle.${to}`)} <VisuallyHidden>{nameOf(job)}</VisuallyHidden>
    </Button>
  );
  const columns: Column<SendJob>[] = [
    {
      id: 'name',
      header: t('mails.name'),
      rowHeader: true,
      cell: (job) => <span {...openedRow(job.id)}>{nameOf(job)}</span>,
    },
    { id: 'subject', header: t('mails.about'), cell: aboutOf },
    { id: 'made', header: t(`${queue}.made`), cell: ({ createdAt }) => formatDateTime(createdAt, locale, zone) },
    {
      id: 'cause',
      header: t('mails.cause'),
      cell: (job) => (
        <>
          {causeOf(job)}
          <br />
          <small translate="no">{job.problem}</small>
        </>
      ),
    },
    {
      id: 'settle',
      header: t('mails.actions'),
      cell: (job) => (
        <Cluster>
          {!isComplaint(job) && button(job, 'waiting')}
          {button(job, 'dropped')}
        </Cluster>
      ),
    },
  ];
  return (
    <Table
      caption={t(`${queue}.title`)}
      hideCaption
      stacked
      columns={columns}
      rows={jobs}
      rowKey={({ id }) => id}
      selection={selection}
    />
  );
}
