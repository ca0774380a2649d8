import { leadLifecycle, leadState, type StoredLead } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { Badge, Button, VisuallyHidden } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import * as styles from './leads.module.css';

type LeadItemProps = { lead: StoredLead; onMark: (answered: boolean) => void; onDelete: () => void };

/** One message. Closed, it shows who wrote and when; opened, also the text and how to answer. */
export function LeadItem({ lead, onMark, onDelete }: LeadItemProps) {
  const t = useT();
  const locale = useLocale();
  const { name, email, phone, message, page, createdAt, suspicious } = lead;
  const state = leadState(lead);
  const [next] = leadLifecycle.movesFor('administrator', state);
  const of = <VisuallyHidden>{t('leads.of', { name })}</VisuallyHidden>;
  return (
    <details className={styles.item}>
      <summary className={styles.summary}>
        <span className={styles.name}>{name}</span>
        <time dateTime={createdAt.toISOString()} className={styles.soft}>
          {formatDate(createdAt, locale, { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
        <Badge size="small">{t(`leads.${state}`)}</Badge>
        {suspicious && <Badge size="small">{t('leads.suspicious')}</Badge>}
      </summary>
      <div className={styles.content}>
        {suspicious && <p className={styles.soft}>{t('leads.suspiciousText')}</p>}
        <blockquote className={styles.message} lang={lead.locale === locale ? undefined : lead.locale}>
          {message}
        </blockquote>
        <p className={styles.soft}>
          {phone && `${phone}, `}
          {t('leads.writtenOn', { page })}
        </p>
        <div className={styles.actions}>
          <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
          <Button size="small" variant="secondary" onClick={() => onMark(next === 'answered')}>
            {t(next === 'answered' ? 'leads.markAnswered' : 'leads.markWaiting')} {of}
          </Button>
          <Button size="small" variant="danger" onClick={onDelete}>
            {t('leads.delete')} {of}
          </Button>
        </div>
      </div>
    </details>
  );
}
