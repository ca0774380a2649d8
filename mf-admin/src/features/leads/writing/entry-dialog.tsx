import { LEAD_LIMITS, type StoredLead } from '@cursiv/shared-domain';
import { useState } from 'react';
import { NoteDialog } from '../../../shared/note-dialog.tsx';
import type { SubjectNames } from '../../../shared/use-subject-names.ts';
import { useLeadsT } from '../messages/messages.ts';
import type { EntryKind, useLeadChanges } from '../use-lead-changes.ts';
import { RepliedMeanwhile } from './replied-meanwhile.tsx';

type EntryDialogProps = {
  /** The message as it is now. */
  lead: StoredLead;
  kind: EntryKind;
  changes: Pick<ReturnType<typeof useLeadChanges>, 'pending' | 'write'>;
  names: SubjectNames | undefined;
  onClose: () => void;
};

/** Where a message holds what is written about it. */
const ENTRIES = { note: 'notes', reply: 'replies' } as const;

/**
 * Asks for a note about a message, which only the staff read, or for the reply that its sender gets by mail. A reply leaves once its
 * writer has read what others replied.
 */
export function EntryDialog({ lead, kind, changes, names, onClose }: EntryDialogProps) {
  const t = useLeadsT();
  // The same for each attempt, so that a reply whose answer was lost is not mailed twice.
  const [id] = useState(() => crypto.randomUUID());
  const [opened] = useState(lead.replies.length);
  const [seen, setSeen] = useState(opened);
  const [isAsked, setIsAsked] = useState(false);
  const { name, email } = lead;
  // One's own reply is told of before its dialog closes.
  const newer = kind === 'reply' ? lead.replies.slice(opened).filter((reply) => reply.id !== id) : [];
  const isUnread = seen < opened + newer.length;
  const most = LEAD_LIMITS[ENTRIES[kind]];
  const isFull = lead[ENTRIES[kind]].filter((entry) => entry.id !== id).length >= most;
  const send = async ({ note }: { note: string }) => {
    setIsAsked(isUnread);
    return !isFull && !isUnread && changes.write(lead, kind, { id, text: note, seen });
  };
  return (
    <NoteDialog
      place={`leads.${kind}.${lead.id}`}
      title={t(`${kind}.title`, { name })}
      confirmLabel={t(`${kind}.send`)}
      tone="primary"
      pending={changes.pending.has(lead.id)}
      field={{
        label: t(`${kind}.label`),
        hint: kind === 'reply' ? t(`reply.hint.${lead.locale}`, { email }) : t('note.hint'),
        missing: t(`${kind}.missing`),
        maxLength: LEAD_LIMITS[kind],
      }}
      {...(kind === 'reply' && { templates: kind, writtenIn: [lead.locale] })}
      failure={isFull ? t(`full.${kind}`, { most, email }) : isAsked && isUnread && t('reply.unread')}
      onSend={send}
      onClose={onClose}
    >
      {newer.length > 0 && (
        <RepliedMeanwhile
          replies={newer}
          writtenIn={lead.locale}
          names={names}
          isRead={!isUnread}
          onRead={(isRead) => setSeen(isRead ? opened + newer.length : opened)}
        />
      )}
    </NoteDialog>
  );
}
