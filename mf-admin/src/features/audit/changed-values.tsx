import type { AuditEvent } from '@cursiv/shared-domain';
import { useT } from '../../messages/messages.ts';
import * as styles from './audit.module.css';

/** Longer values are cut: the file for spreadsheets has them whole. */
const SHOWN = 400;

const shown = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
};

/** The fields that an audit event names, with their values before and after. */
export function ChangedValues({ changes }: Pick<AuditEvent, 'changes'>) {
  const t = useT();
  const fields = Object.entries(changes);
  if (fields.length === 0) return <p className={styles.quiet}>{t('auditPage.noDetails')}</p>;
  return (
    <details>
      <summary className={styles.summary}>{t('auditPage.details')}</summary>
      <dl className={styles.values}>
        {fields.map(([name, change]) => (
          <div key={name} className={styles.field}>
            <dt translate="no">{name}</dt>
            <dd>
              <span className={styles.quiet}>{t('auditPage.before')}:</span> <code>{shown(change.old)}</code>
            </dd>
            <dd>
              <span className={styles.quiet}>{t('auditPage.after')}:</span> <code>{shown(change.new)}</code>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
