import type { LeadEntry, StoredLead } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { useT } from '../../messages/messages.ts';
import { shownName } from '../../shared/subject-name.ts';
import type { SubjectNames } from '../../shared/use-subject-names.ts';
import * as styles from './leads.module.css';
import { useLeadsT } from './messages/messages.ts';

type LeadEntriesProps = { lead: StoredLead; names: SubjectNames | undefined };

/** What was written about a message and to its sender, the oldest first. */
export function LeadEntries({ lead: { notes, replies, locale: theirs }, names }: LeadEntriesProps) {
  const t = useT();
  const leadsT = useLeadsT();
  const locale = useLocale();
  const entries = [
    ...notes.map((entry) => ({ ...entry, kind: 'note' as const })),
    ...replies.map((entry) => ({ ...entry, kind: 'reply' as const })),
  ].sort((one, other) => one.at.getTime() - other.at.getTime());
  const nameOf = ({ byUid }: LeadEntry) => shownName(names?.get(`users/${byUid}`), locale, t('audit.someUser'));
  if (entries.length === 0) return null;
  return (
    <ol className={styles.entries} aria-label={leadsT('entries')}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.entry}>
          <p className={styles.soft}>
            {leadsT(`${entry.kind}.by`, { name: nameOf(entry) })},{' '}
            <time dateTime={entry.at.toISOString()}>
              {formatDate(entry.at, locale, { dateStyle: 'medium', timeStyle: 'short' })}
            </time>
          </p>
          <p className={styles.message} lang={entry.kind === 'reply' && theirs !== locale ? theirs : undefined}>
            {entry.text}
          </p>
        </li>
      ))}
    </ol>
  );
}
