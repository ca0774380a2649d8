import { reportsOfPerson, type UserAccount } from '@cursiv/shared-data';
import { PagePart, Stack } from '@cursiv/shared-ui';
import { useMemo } from 'react';
import { useT } from '../../../../messages/messages.ts';
import { PagedRecords } from './paged-records.tsx';
import { ReportLine } from './report-line.tsx';

/** What others reported of somebody's reviews, questions and answers, and what they reported themselves. */
export function ReportsPart({ user: { id: uid, name } }: { user: UserAccount }) {
  const t = useT();
  return (
    <PagePart title={t('user.reports.title')}>
      <Stack gap={3}>
        <PagedRecords
          title={t('user.reports.ofThem')}
          list={useMemo(() => reportsOfPerson(uid, 'targetUid'), [uid])}
          none={t('user.reports.noneOfThem')}
          lineOf={(report) => <ReportLine key={report.id} report={report} ownName={name} />}
        />
        <PagedRecords
          title={t('user.reports.made')}
          list={useMemo(() => reportsOfPerson(uid, 'reporterUid'), [uid])}
          none={t('user.reports.noneMade')}
          lineOf={(report) => <ReportLine key={report.id} report={report} />}
        />
      </Stack>
    </PagePart>
  );
}
