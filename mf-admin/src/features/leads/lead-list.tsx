import type { StoredLead } from '@cursiv/shared-domain';
import { ConfirmDialog } from '@cursiv/shared-ui';
import { useRef, useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { LeadItem } from './lead-item.tsx';
import * as styles from './leads.module.css';
import { useLeadChanges } from './use-lead-changes.ts';

/** Messages, each to read, mark as answered and delete. */
export function LeadList({ leads }: { leads: readonly StoredLead[] }) {
  const t = useT();
  const { mark, remove } = useLeadChanges();
  const [leaving, setLeaving] = useState<StoredLead>();
  const list = useRef<HTMLUListElement>(null);
  const confirm = async () => {
    if (!leaving) return;
    setLeaving(undefined);
    // The row that had the focus goes.
    if (await remove(leaving)) list.current?.focus();
  };
  return (
    <>
      <ul ref={list} tabIndex={-1} className={styles.list} aria-label={t('leads.title')}>
        {leads.map((lead) => (
          <li key={lead.id}>
            <LeadItem lead={lead} onMark={() => void mark(lead, !lead.answered)} onDelete={() => setLeaving(lead)} />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={leaving !== undefined}
        title={t('leads.deleteTitle', { name: leaving?.name ?? '' })}
        confirmLabel={t('leads.delete')}
        cancelLabel={t('leads.cancel')}
        onConfirm={() => void confirm()}
        onCancel={() => setLeaving(undefined)}
      >
        <p>{t('leads.deleteText')}</p>
      </ConfirmDialog>
    </>
  );
}
