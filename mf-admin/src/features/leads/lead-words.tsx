import type { StoredLead } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { useT } from '../../messages/messages.ts';
import * as styles from './leads.module.css';

/** What somebody wrote, in the language of the site that they wrote from, and where they are answered. */
export function LeadWords({ lead: { email, phone, message, page, locale: theirs, suspicious } }: { lead: StoredLead }) {
  const t = useT();
  const locale = useLocale();
  return (
    <>
      {suspicious && <p className={styles.soft}>{t('leads.suspiciousText')}</p>}
      <blockquote className={styles.message} lang={theirs === locale ? undefined : theirs}>
        {message}
      </blockquote>
      <p className={styles.soft}>
        <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>, {phone && `${phone}, `}
        {t('leads.writtenOn', { page })}
      </p>
    </>
  );
}
