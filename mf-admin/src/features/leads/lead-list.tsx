import type { LeadState, StoredLead } from '@cursiv/shared-domain';
import { ConfirmDialog } from '@cursiv/shared-ui';
import { useRef, useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { ChooseOne } from '../../shared/bulk/choices.tsx';
import type { Bulk } from '../../shared/bulk/use-bulk.ts';
import { LeadItem } from './lead-item.tsx';
import * as styles from './leads.module.css';
import { useLeadsT } from './messages/messages.ts';
import { useLeadChanges } from './use-lead-changes.ts';
import type { Writing } from './writing/lead-writing.tsx';

type LeadListProps = {
  leads: readonly StoredLead[];
  /** The state that all of them are in; undefined when the list shows every state. */
  state: LeadState | undefined;
  bulk: Pick<Bulk<never>, 'chosen' | 'choose'>;
  onWrite: (writing: Writing) => void;
};

/** The list of messages; each can be read, dealt with and deleted. */
export function LeadList({ leads, state, bulk, onWrite }: LeadListProps) {
  const t = useT();
  const leadsT = useLeadsT();
  const changes = useLeadChanges();
  // Keeps the name while the dialog closes.
  const [leaving, setLeaving] = useState<StoredLead>();
  const [isAsked, setIsAsked] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const move = async (lead: StoredLead, to: LeadState) => {
    const isMoved = await changes.move(lead, to);
    // In a list of one state the focused row disappears.
    if (isMoved && state) list.current?.focus();
    return isMoved;
  };
  const ask = (lead: StoredLead) => {
    setLeaving(lead);
    setIsAsked(true);
  };
  const confirm = async () => {
    setIsAsked(false);
    // The focused row disappears.
    if (leaving && (await changes.remove(leaving))) list.current?.focus();
  };
  return (
    <>
      <ul ref={list} tabIndex={-1} className={styles.list} aria-label={leadsT('title')}>
        {leads.map((lead) => (
          <li key={lead.id} className={styles.row}>
            <ChooseOne id={lead.id} name={lead.name} bulk={bulk} />
            <LeadItem
              lead={lead}
              changes={{ ...changes, move }}
              onWrite={(kind) => onWrite({ lead, kind })}
              onDelete={() => ask(lead)}
            />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={isAsked}
        title={leadsT('deleteTitle', { name: leaving?.name ?? '' })}
        confirmLabel={leadsT('delete')}
        cancelLabel={t('cancel')}
        onConfirm={() => void confirm()}
        onCancel={() => setIsAsked(false)}
      >
        <p>{leadsT('deleteText')}</p>
      </ConfirmDialog>
    </>
  );
}
