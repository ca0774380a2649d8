import type { Health } from '@cursiv/shared-domain';
import { Badge, type Column, PagePart, Table } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { TONES } from '../../shared/status/health-notice.tsx';

type Run = Health['schedules']['runs'][number];

/** When each schedule last did its work, under the names that the log has, the late ones first. */
export function ScheduleRuns({ runs, shown }: { runs: readonly Run[]; shown: (time: string) => string }) {
  const t = useT();
  const columns: Column<Run>[] = [
    { id: 'run', header: t('status.run'), rowHeader: true, cell: ({ name }) => <code translate="no">{name}</code> },
    {
      id: 'doneAt',
      header: t('status.doneAt'),
      cell: ({ doneAt }) => (doneAt ? shown(doneAt) : t('status.never')),
    },
    {
      id: 'state',
      header: t('status.state'),
      cell: ({ isLate }) => (
        <Badge tone={TONES[isLate ? 'down' : 'well']}>{t(isLate ? 'status.late' : 'status.onTime')}</Badge>
      ),
    },
  ];
  return (
    <PagePart title={t('status.runs')} intro={t('status.runsIntro')}>
      {runs.length === 0 ? (
        <p>{t('status.noRuns')}</p>
      ) : (
        <Table
          caption={t('status.eachRun')}
          hideCaption
          stacked
          columns={columns}
          rows={runs.toSorted((a, b) => Number(b.isLate) - Number(a.isLate) || a.name.localeCompare(b.name))}
          rowKey={({ name }) => name}
        />
      )}
    </PagePart>
  );
}
