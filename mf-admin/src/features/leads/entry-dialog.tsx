import { LEAD_LIMITS, type StoredLead } from '@cursiv/shared-domain';
import { useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { NoteDialog } from '../../shared/note-dialog.tsx';
import type { EntryKind, useLeadChanges } from './use-lead-changes.ts';

type EntryDialogProps = {
  lead: StoredLead;
  kind: EntryKind;
  changes: ReturnType<typeof useLeadChanges>;
  onClose: () => void;
};

/** Asks for a note about a message, which only administrators read, or for the reply that its sender gets by mail. */
export function EntryDialog({ lead, kind, changes, onClose }: EntryDialogProps) {
  const t = useT();
  // The same for each attempt, so that a reply whose answer was lost is not mailed twice.
  const [id] = useState(() => crypto.randomUUID());
  const { name, email } = lead;
  return (
    <NoteDialog
      place={`leads.${kind}.${lead.id}`}
      title={t(`leads.${kind}.title`, { name })}
      confirmLabel={t(`leads.${kind}.send`)}
      tone="primary"
      pending={changes.pending.has(lead.id)}
      field={{
        label: t(`leads.${kind}.label`),
        hint: kind === 'reply' ? t(`leads.reply.hint.${lead.locale}`, { email }) : t('leads.note.hint'),
        missing: t(`leads.${kind}.missing`),
        maxLength: LEAD_LIMITS[kind],
      }}
      onSend={({ note }) => changes.write(lead, kind, id, note)}
      onClose={onClose}
    />
  );
}
