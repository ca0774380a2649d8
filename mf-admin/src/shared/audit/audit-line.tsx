import { type AuditEvent, LEAD_SENDER, pick } from '@cursiv/shared-domain';
import { formatDate, type Locale, useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import type { ReactNode } from 'react';
import { useT } from '../../messages/messages.ts';
import type { SubjectName } from '../subject-name.ts';
import { userAddress } from '../user-address.ts';
import { auditAddress } from './audit-address.ts';
import * as styles from './audit-line.module.css';
import { auditSentence } from './audit-sentence.ts';

/** Placeholder for the subject in a sentence, until its element replaces it; a private-use character that no text contains. */
const SUBJECT = '\ue000';

const RESOURCES = {
  missing: 'audit.someResource',
  place: (name: string) => `${paths.adminResources()}?q=${encodeURIComponent(name)}`,
} as const;

const COURSES = { missing: 'audit.someCourse', place: () => paths.adminCourses() } as const;

/** By collection: the words for a subject without a name, and the page that handles a subject with one. */
const SUBJECTS: Record<
  string,
  {
    missing: `audit.some${'Resource' | 'File' | 'User' | 'Review' | 'Lead' | 'Expert' | 'Course' | 'Certificate'}`;
    place: (name: string, id: string) => string;
  }
> = {
  users: { missing: 'audit.someUser', place: (_, id) => userAddress(id) },
  resources: RESOURCES,
  files: { missing: 'audit.someFile', place: (name) => `/admin/media?q=${encodeURIComponent(name)}` },
  courses: COURSES,
  courseDrafts: COURSES,
  reviews: { missing: 'audit.someReview', place: () => paths.adminReviews() },
  certificates: { missing: 'audit.someCertificate', place: () => '/admin/certificates' },
  leads: { missing: 'audit.someLead', place: () => paths.adminLeads() },
  verificationRequests: { missing: 'audit.someUser', place: () => '/admin/verifications' },
  experts: { missing: 'audit.someExpert', place: (name) => `${paths.experts()}?q=${encodeURIComponent(name)}` },
};

type AuditLineProps = { event: AuditEvent; name: SubjectName; children?: ReactNode };

/** One audit event: when, who, what. Who made it links to all that they changed, the subject to the page that handles it. */
export function AuditLine({ event, name, children }: AuditLineProps) {
  const locale = useLocale();
  const t = useT();
  const actor = event.actorUid === LEAD_SENDER ? t('audit.leadSender') : event.actorName;
  const [before = '', ...after] = auditSentence(event, SUBJECT, locale).split(SUBJECT);
  return (
    <li className={styles.line}>
      <time dateTime={event.at.toISOString()} className={styles.time}>
        {formatDate(event.at, locale, { dateStyle: 'medium', timeStyle: 'short' })}
      </time>
      <p>
        <Link to={auditAddress({ actorUid: event.actorUid })}>{actor}</Link> {before}
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
  const [collection = '', id = ''] = event.subject.split('/');
  const { missing, place } = SUBJECTS[collection] ?? RESOURCES;
  if (name === undefined) return '…';
  const shown = name && pick(name, locale);
  if (!shown) return t(missing);
  return (
    <Link to={place(shown.value, id)}>
      <span lang={shown.isFallback ? shown.locale : undefined}>{shown.value}</span>
    </Link>
  );
}
