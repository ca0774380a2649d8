import { useLastReady, useWatch, watchLead } from '@cursiv/shared-data';
import type { StoredLead } from '@cursiv/shared-domain';
import { useMemo } from 'react';
import { useSubjectNames } from '../../../shared/use-subject-names.ts';
import { type EntryKind, useLeadChanges } from '../use-lead-changes.ts';
import { EntryDialog } from './entry-dialog.tsx';

/** What is being written about a message. */
export interface Writing {
  lead: StoredLead;
  kind: EntryKind;
}

type LeadWritingProps = {
  of: Writing;
  /** Called once it is written. */
  onSent?: (kind: EntryKind) => void;
  onClose: () => void;
};

/** The open dialog about a message. It stays when the message leaves the list under it, as an answered one leaves the list of new ones. */
export function LeadWriting({ of: { lead, kind }, onSent, onClose }: LeadWritingProps) {
  const changes = useLeadChanges();
  const now = useLastReady(useWatch(useMemo(() => watchLead(lead.id), [lead.id]))) ?? lead;
  const names = useSubjectNames(now.replies.map(({ byUid }) => `users/${byUid}`));
  const write: typeof changes.write = async (...entry) => {
    const isWritten = await changes.write(...entry);
    if (isWritten) onSent?.(kind);
    return isWritten;
  };
  return <EntryDialog lead={now} kind={kind} changes={{ ...changes, write }} names={names} onClose={onClose} />;
}
