import { auditEvents, useLastReady, useWatch } from '@cursiv/shared-data';
import { Link } from '@cursiv/shared-router';
import { PagePart } from '@cursiv/shared-ui';
import { useMemo } from 'react';
import { useT } from '../../../../messages/messages.ts';
import { auditAddress } from '../../../../shared/audit/audit-address.ts';
import { AuditLine } from '../../../../shared/audit/audit-line.tsx';
import { FailureState } from '../../../../shared/failure-state.tsx';
import { ListSkeleton } from '../../../../shared/lists/list-skeleton.tsx';
import { useSubjectNames } from '../../../../shared/use-subject-names.ts';
import { useUserT } from '../messages/messages.ts';
import * as styles from '../user.module.css';

/** The latest changes that are shown. */
const MOST = 10;

/** What administrators did to somebody's account, newest first. */
export function ChangesPart({ uid }: { uid: string }) {
  const t = useT();
  const userT = useUserT();
  const subject = `users/${uid}`;
  const watched = useWatch(useMemo(() => auditEvents({ subject }).watch(MOST), [subject]));
  const events = useLastReady(watched);
  const names = useSubjectNames([subject]);
  return (
    <PagePart title={userT('changes')} actions={<Link to={auditAddress({ subject })}>{t('audit.all')}</Link>}>
      {watched.status === 'failed' ? (
        <FailureState {...watched} />
      ) : !events ? (
        <ListSkeleton />
      ) : events.length === 0 ? (
        <p className={styles.none}>{userT('noChanges')}</p>
      ) : (
        <ul className={styles.records}>
          {events.map((event) => (
            <AuditLine key={event.id} event={event} name={names?.get(subject)} />
          ))}
        </ul>
      )}
    </PagePart>
  );
}
