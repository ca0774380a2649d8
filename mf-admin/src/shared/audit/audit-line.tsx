import { type AuditEvent, LEAD_SENDER, pick } from '@cursiv/shared-domain';
import { formatDate, type Locale, useLocale } from '@cursiv/shared-i18n';
import { Link } from '@cursiv/shared-router';
import type { ReactNode } from 'react';
import { useT } from '../../messages/messages.ts';
import type { SubjectName } from '../subject-name.ts';
import { auditAddress } from './audit-address.ts';
import * as styles from './audit-line.module.css';
import { auditSentence } from './audit-sentence.ts';
import { subjectAddress } from './subject-address.ts';

/** Placeholder for the subject in a sentence, until its element replaces it; a private-use character that no text contains. */
const SUBJECT = '\ue000';

/** The words for a subject without a name, by its collection. */
const MISSING = {
  users: 'audit.someUser',
  resources: 'audit.someResource',
  files: 'audit.someFile',
  courses: 'audit.someCourse',
  courseDrafts: 'audit.someCourse',
  reviews: 'audit.someReview',
  certificates: 'audit.someCertificate',
  leads: 'audit.someLead',
  verificationRequests: 'audit.someUser',
  experts: 'audit.someExpert',
} as const;

const hasWords = (collection: string): collection is keyof typeof MISSING => Object.hasOwn(MISSING, collection);

type AuditLineProps = { event: AuditEvent; name: SubjectName; children?: ReactNode };

/**
 * One audit event: when, who, what. Who made it links to all that they changed, the subject to the page that handles it; where the sentence
 * names no subject, the act leads there.
 */
export function AuditLine({ event, name, children }: AuditLineProps) {
  const locale = useLocale();
  const t = useT();
  const actor = event.actorUid === LEAD_SENDER ? t('audit.leadSender') : event.actorName;
  const [before = '', ...after] = auditSentence(event, SUBJECT, locale).split(SUBJECT);
  const shown = name ? pick(name, locale)?.value : undefined;
  const to = after.length === 0 ? subjectAddress(event, shown) : undefined;
  return (
    <li className={styles.line}>
      <time dateTime={event.at.toISOString()} className={styles.time}>
        {formatDate(event.at, locale, { dateStyle: 'medium', timeStyle: 'short' })}
      </time>
      <p>
        <Link to={auditAddress({ actorUid: event.actorUid })}>{actor}</Link>{' '}
        {to ? <Link to={to}>{before}</Link> : before}
        {after.map((rest, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never move
          <span key={index}>
            <Subject event={event} name={name} locale={locale} />
            {rest}
          </span>
        ))}
        .
      </p>
      {children}
    </li>
  );
}

type SubjectProps = { event: AuditEvent; name: SubjectName; locale: Locale };

function Subject({ event, name, locale }: SubjectProps): ReactNode {
  const t = useT();
  const [collection = ''] = event.subject.split('/');
  if (name === undefined) return '…';
  const shown = name && pick(name, locale);
  if (!shown) return t(hasWords(collection) ? MISSING[collection] : 'audit.someResource');
  const words = <span lang={shown.isFallback ? shown.locale : undefined}>{shown.value}</span>;
  const to = subjectAddress(event, shown.value);
  return to ? <Link to={to}>{words}</Link> : words;
}
