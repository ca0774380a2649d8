import { type LeadState, leadState, type StoredLead } from '@cursiv/shared-domain';

/** What becomes of a message: its state, or the administrator who deals with it. */
export type LeadChange = { state: LeadState } | { ownerUid: string | null };

type Worked = Pick<StoredLead, 'state' | 'ownerUid' | 'answered'>;

/** Whether somebody has changed meanwhile what is to change, and not to what is wanted. */
export function isOvertaken(now: Worked, seen: Worked, change: LeadChange): boolean {
  if ('state' in change) return leadState(now) !== leadState(seen) && leadState(now) !== change.state;
  const owner = now.ownerUid ?? null;
  return owner !== (seen.ownerUid ?? null) && owner !== change.ownerUid;
}
