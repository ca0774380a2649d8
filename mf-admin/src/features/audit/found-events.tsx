import { type AuditQuestion, auditEvents, useFound } from '@cursiv/shared-data';
import { type AuditEvent, pick } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { Link } from '@cursiv/shared-router';
import { Button, EmptyState, VisuallyHidden } from '@cursiv/shared-ui';
import { useMemo } from 'react';
import { useT } from '../../messages/messages.ts';
import { auditAddress } from '../../shared/audit/audit-address.ts';
import { AuditLine } from '../../shared/audit/audit-line.tsx';
import { FailureState } from '../../shared/failure-state.tsx';
import { ListFrame } from '../../shared/lists/list-frame.tsx';
import { ListSkeleton } from '../../shared/lists/list-skeleton.tsx';
import { NAMED_STEP } from '../../shared/lists/list-steps.ts';
import { type SubjectNames, useSubjectNames } from '../../shared/use-subject-names.ts';
import * as styles from './audit.module.css';
import { ChangedValues } from './changed-values.tsx';
import { useAuditT } from './messages/messages.ts';

type FoundEventsProps = {
  question: AuditQuestion;
  /** Takes the filters away; undefined when there are none. */
  onClear: (() => void) | undefined;
};

/** The audit events that the filters let through, updated live. */
export function FoundEvents({ question, onClear }: FoundEventsProps) {
  const t = useT();
  const auditT = useAuditT();
  // The page gives another question another list: see its key.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question of a list never changes
  const list = useMemo(() => auditEvents(question), []);
  const { rows, last, isReading, more } = useFound(list, NAMED_STEP);
  const events = last?.found;
  const names = useSubjectNames(events?.map(({ subject }) => subject) ?? []);
  if (rows.status === 'failed') return <FailureState {...rows} />;
  if (!events || !names) return <ListSkeleton />;
  if (events.length === 0 && onClear) {
    return (
      <EmptyState
        title={auditT('none')}
        text={auditT('noneText')}
        action={<Button onClick={onClear}>{auditT('clear')}</Button>}
      />
    );
  }
  if (events.length === 0) {
    return <EmptyState title={t('overview.recentEmpty.title')} text={t('overview.recentEmpty.text')} />;
  }
  const { hasMore } = last;
  return (
    <ListFrame
      summary={auditT(hasMore ? 'foundFirst' : 'found', { count: events.length })}
      isBusy={isReading}
      hasMore={hasMore}
      onMore={more}
    >
      <ul className={styles.events}>
        {events.map((event) => (
          <AuditLine key={event.id} event={event} name={names.get(event.subject)}>
            <div className={styles.more}>
              <ChangedValues changes={event.changes} />
              {question.subject === undefined && <HistoryLink event={event} names={names} />}
            </div>
          </AuditLine>
        ))}
      </ul>
    </ListFrame>
  );
}

function HistoryLink({ event: { subject }, names }: { event: AuditEvent; names: SubjectNames }) {
  const t = useAuditT();
  const name = pick(names.get(subject) ?? {}, useLocale())?.value;
  return (
    <Link to={auditAddress({ subject })}>
      {t('history')} <VisuallyHidden>{name}</VisuallyHidden>
    </Link>
  );
}
