import type { AuditEvent } from '@cursiv/shared-domain';
import * as styles from './audit.module.css';
import { useAuditT } from './messages/messages.ts';

/** Longer values are cut: the file for spreadsheets has them whole. */
const SHOWN = 400;

const shown = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
};

/** The fields that an audit event names, with their values before and after. */
export function ChangedValues({ changes }: Pick<AuditEvent, 'changes'>) {
  const t = useAuditT();
  const fields = Object.entries(changes);
  if (fields.length === 0) return <p className={styles.quiet}>{t('noDetails')}</p>;
  return (
    <details>
      <summary className={styles.summary}>{t('details')}</summary>
      <dl className={styles.values}>
        {fields.map(([name, change]) => (
          <div key={name} className={styles.field}>
            <dt translate="no">{name}</dt>
            <dd>
              <span className={styles.quiet}>{t('before')}:</span> <code>{shown(change.old)}</code>
            </dd>
            <dd>
              <span className={styles.quiet}>{t('after')}:</span> <code>{shown(change.new)}</code>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
