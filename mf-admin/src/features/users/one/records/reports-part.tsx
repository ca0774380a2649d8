import { reportsOfPerson, type UserAccount } from '@cursiv/shared-data';
import { PagePart, Stack } from '@cursiv/shared-ui';
import { useMemo } from 'react';
import { useUserT } from '../messages/messages.ts';
import { PagedRecords } from './paged-records.tsx';
import { ReportLine } from './report-line.tsx';

/** What others reported of somebody's reviews, questions and answers, and what they reported themselves. */
export function ReportsPart({ user: { id: uid, name } }: { user: UserAccount }) {
  const t = useUserT();
  return (
    <PagePart title={t('reports.title')}>
      <Stack gap={3}>
        <PagedRecords
          title={t('reports.ofThem')}
          list={useMemo(() => reportsOfPerson(uid, 'targetUid'), [uid])}
          none={t('reports.noneOfThem')}
          lineOf={(report) => <ReportLine key={report.id} report={report} ownName={name} />}
        />
        <PagedRecords
          title={t('reports.made')}
          list={useMemo(() => reportsOfPerson(uid, 'reporterUid'), [uid])}
          none={t('reports.noneMade')}
          lineOf={(report) => <ReportLine key={report.id} report={report} />}
        />
      </Stack>
    </PagePart>
  );
}
