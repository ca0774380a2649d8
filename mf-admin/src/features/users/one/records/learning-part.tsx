import { useLastReady, useWatch, watchEnrollments, watchOwnCertificates } from '@cursiv/shared-data';
import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { PagePart, Stack } from '@cursiv/shared-ui';
import { useMemo } from 'react';
import { useT } from '../../../../messages/messages.ts';
import { useSubjectNames } from '../../../../shared/use-subject-names.ts';
import { useUserT } from '../messages/messages.ts';
import { Records } from './records.tsx';
import { useLineWords } from './use-line-words.ts';

/** The courses that somebody takes, and the certificates that they have. */
export function LearningPart({ uid }: { uid: string }) {
  const t = useT();
  const userT = useUserT();
  const { titleOf, dayOf } = useLineWords();
  const enrollments = useMemo(() => watchEnrollments(uid), [uid]);
  const taken = useLastReady(useWatch(enrollments)) ?? [];
  const names = useSubjectNames(taken.map(({ courseId }) => `courses/${courseId}`));
  return (
    <PagePart title={userT('learning')}>
      <Stack gap={3}>
        <Records
          watch={enrollments}
          title={userT('lists.enrollments')}
          none={userT('noEnrollments')}
          lineOf={({ id, courseId, status, progress, updatedAt }) => ({
            id,
            what: <Link to={paths.course(courseId)}>{titleOf(names?.get(`courses/${courseId}`))}</Link>,
            facts: `${t(`enrollmentStatus.${status}`)} · ${progress.pct}% · ${dayOf(updatedAt)}`,
          })}
        />
        <Records
          watch={useMemo(() => watchOwnCertificates(uid), [uid])}
          title={userT('lists.certificates')}
          none={userT('noCertificates')}
          lineOf={({ id, courseTitle, status, issuedAt }) => ({
            id,
            what: <Link to={paths.certificate(id)}>{titleOf(courseTitle)}</Link>,
            facts: `${t(`certificates.status.${status}`)} · ${dayOf(issuedAt)}`,
          })}
        />
      </Stack>
    </PagePart>
  );
}
