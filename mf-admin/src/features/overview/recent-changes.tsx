import { auditEvents, useFound } from '@cursiv/shared-data';
import { Link } from '@cursiv/shared-router';
import { EmptyState, PagePart } from '@cursiv/shared-ui';
import { useMemo } from 'react';
import { useT } from '../../messages/messages.ts';
import { auditAddress } from '../../shared/audit/audit-address.ts';
import { AuditLine } from '../../shared/audit/audit-line.tsx';
import { FailureState } from '../../shared/failure-state.tsx';
import { ListSkeleton } from '../../shared/lists/list-skeleton.tsx';
import { MoreButton } from '../../shared/lists/more-button.tsx';
import { useSubjectNames } from '../../shared/use-subject-names.ts';
import * as styles from './overview.module.css';

const STEP = 8;

/** The latest changes by administrators, updated live. */
export function RecentChanges() {
  const t = useT();
  const { rows, last, isReading, more } = useFound(
    useMemo(() => auditEvents(), []),
    STEP,
  );
  const events = last?.found;
  const names = useSubjectNames(events?.map((event) => event.subject) ?? []);
  const content = () => {
    if (rows.status === 'failed') return <FailureState {...rows} />;
    if (!events || !names) return <ListSkeleton />;
    if (events.length === 0) {
      return <EmptyState level={3} title={t('overview.recentEmpty.title')} text={t('overview.recentEmpty.text')} />;
    }
    return (
      <>
        <ul className={styles.events}>
          {events.map((event) => (
            <AuditLine key={event.id} event={event} name={names.get(event.subject)} />
          ))}
        </ul>
        {last.hasMore && <MoreButton label={t('overview.recentMore')} isPending={isReading} onMore={more} />}
      </>
    );
  };
  return (
    <PagePart
      title={t('overview.recent')}
      intro={t('overview.recentLead')}
      actions={<Link to={auditAddress()}>{t('audit.all')}</Link>}
    >
      {content()}
    </PagePart>
  );
}
