import { leadState, type StoredLead } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { Badge } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { LeadWork } from './lead-work.tsx';
import * as styles from './leads.module.css';
import type { useLeadChanges } from './use-lead-changes.ts';

type LeadItemProps = { lead: StoredLead; changes: ReturnType<typeof useLeadChanges>; onDelete: () => void };

/** One message. Closed, it shows who wrote and when; opened, also the text and what is done about it. */
export function LeadItem({ lead, changes, onDelete }: LeadItemProps) {
  const t = useT();
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const { name, email, phone, message, page, createdAt, suspicious } = lead;
  return (
    <details className={styles.item} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={styles.summary}>
        <span className={styles.name}>{name}</span>
        <time dateTime={createdAt.toISOString()} className={styles.soft}>
          {formatDate(createdAt, locale, { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
        <Badge size="small">{t(`leads.state.${leadState(lead)}`)}</Badge>
        {suspicious && <Badge size="small">{t('leads.suspicious')}</Badge>}
      </summary>
      <div className={styles.content}>
        {suspicious && <p className={styles.soft}>{t('leads.suspiciousText')}</p>}
        <blockquote className={styles.message} lang={lead.locale === locale ? undefined : lead.locale}>
          {message}
        </blockquote>
        <p className={styles.soft}>
          <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>, {phone && `${phone}, `}
          {t('leads.writtenOn', { page })}
        </p>
        {isOpen && <LeadWork lead={lead} changes={changes} onDelete={onDelete} />}
      </div>
    </details>
  );
}
