import type { Health } from '@cursiv/shared-domain';
import { Badge, type Column, PagePart, Table } from '@cursiv/shared-ui';
import { TONES } from '../../shared/status/health-notice.tsx';
import { useStatusT } from './messages/messages.ts';

type Run = Health['schedules']['runs'][number];

/** When each schedule last did its work, under the names that the log has, the late ones first. */
export function ScheduleRuns({ runs, shown }: { runs: readonly Run[]; shown: (time: string) => string }) {
  const t = useStatusT();
  const columns: Column<Run>[] = [
    { id: 'run', header: t('run'), rowHeader: true, cell: ({ name }) => <code translate="no">{name}</code> },
    {
      id: 'doneAt',
      header: t('doneAt'),
      cell: ({ doneAt }) => (doneAt ? shown(doneAt) : t('never')),
    },
    {
      id: 'state',
      header: t('state'),
      cell: ({ isLate }) => <Badge tone={TONES[isLate ? 'down' : 'well']}>{t(isLate ? 'late' : 'onTime')}</Badge>,
    },
  ];
  return (
    <PagePart title={t('runs')} intro={t('runsIntro')}>
      {runs.length === 0 ? (
        <p>{t('noRuns')}</p>
      ) : (
        <Table
          caption={t('eachRun')}
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
