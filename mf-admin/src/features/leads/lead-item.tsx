import { leadState } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { Badge } from '@cursiv/shared-ui';
import { useState } from 'react';
import { LeadWords } from './lead-words.tsx';
import { LeadWork, type LeadWorkProps } from './lead-work.tsx';
import * as styles from './leads.module.css';
import { useLeadsT } from './messages/messages.ts';

/** One message. Closed, it shows who wrote and when; opened, also the text and what is done about it. */
export function LeadItem(props: LeadWorkProps) {
  const { lead } = props;
  const t = useLeadsT();
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const { name, createdAt, suspicious } = lead;
  return (
    <details className={styles.item} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={styles.summary}>
        <span className={styles.name}>{name}</span>
        <time dateTime={createdAt.toISOString()} className={styles.soft}>
          {formatDate(createdAt, locale, { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
        <Badge size="small">{t(`state.${leadState(lead)}`)}</Badge>
        {suspicious && <Badge size="small">{t('suspicious')}</Badge>}
      </summary>
      <div className={styles.content}>
        <LeadWords lead={lead} />
        {isOpen && <LeadWork {...props} />}
      </div>
    </details>
  );
}
