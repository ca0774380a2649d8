import type { StoredLead } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import * as styles from './leads.module.css';
import { useLeadsT } from './messages/messages.ts';

/** What somebody wrote, in the language of the site that they wrote from, and where they are answered. */
export function LeadWords({ lead: { email, phone, message, page, locale: theirs, suspicious } }: { lead: StoredLead }) {
  const t = useLeadsT();
  const locale = useLocale();
  return (
    <>
      {suspicious && <p className={styles.soft}>{t('suspiciousText')}</p>}
      <blockquote className={styles.message} lang={theirs === locale ? undefined : theirs}>
        {message}
      </blockquote>
      <p className={styles.soft}>
        <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>, {phone && `${phone}, `}
        {t('writtenOn', { page })}
      </p>
    </>
  );
}
