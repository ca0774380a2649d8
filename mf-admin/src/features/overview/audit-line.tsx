import { type AuditEvent, type L10nText, pick } from '@cursiv/shared-domain';
import { formatDate, type Locale, useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import type { ReactNode } from 'react';
import { useT } from '../../messages/messages.ts';
import * as styles from './audit-line.module.css';
import { auditSentence } from './audit-sentence.ts';

/** Placeholder for the subject in a sentence, until its element replaces it; a private-use character that no text contains. */
const SUBJECT = '\ue000';

const RESOURCES = {
  missing: 'audit.someResource',
  place: (name: string) => `${paths.adminResources()}?q=${encodeURIComponent(name)}`,
} as const;

/** By collection: the words for a subject without a name, and the page that handles a subject with one. */
const SUBJECTS: Record<
  string,
  { missing: `audit.some${'Resource' | 'User' | 'Review' | 'Lead' | 'Expert'}`; place: (name: string) => string }
> = {
  users: { missing: 'audit.someUser', place: (name) => `${paths.adminUsers()}?q=${encodeURIComponent(name)}` },
  resources: RESOURCES,
  reviews: { missing: 'audit.someReview', place: () => paths.adminReviews() },
  leads: { missing: 'audit.someLead', place: () => paths.adminLeads() },
  experts: { missing: 'audit.someExpert', place: (name) => `${paths.experts()}?q=${encodeURIComponent(name)}` },
};

/** One audit event: when, who, what. The subject links to the page that handles it. */
export function AuditLine({ event, name }: { event: AuditEvent; name: L10nText | undefined }) {
  const locale = useLocale();
  const [before = '', ...after] = auditSentence(event, SUBJECT, locale).split(SUBJECT);
  return (
    <li className={styles.line}>
      <time dateTime={event.at.toISOString()} className={styles.time}>
        {formatDate(event.at, locale, { dateStyle: 'medium', timeStyle: 'short' })}
      </time>
      <p>
        {before}
        {after.map((rest, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never move
          <span key={index}>
            <Subject event={event} name={name} locale={locale} />
            {rest}
          </span>
        ))}
        .
      </p>
    </li>
  );
}

function Subject({
  event,
  name,
  locale,
}: {
  event: AuditEvent;
  name: L10nText | undefined;
  locale: Locale;
}): ReactNode {
  const t = useT();
  const [collection = ''] = event.subject.split('/');
  const { missing, place } = SUBJECTS[collection] ?? RESOURCES;
  const shown = name && pick(name, locale);
  if (!shown) return t(missing);
  return (
    <Link to={place(shown.value)}>
      <span lang={shown.isFallback ? shown.locale : undefined}>{shown.value}</span>
    </Link>
  );
}
