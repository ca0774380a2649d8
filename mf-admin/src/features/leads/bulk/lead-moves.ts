import type { LeadChange } from '@cursiv/shared-data';
import { leadState, type StoredLead } from '@cursiv/shared-domain';
import type { BulkAct, BulkLine } from '../../../shared/bulk/carry-out.ts';

/** What may be done with several messages at once: closing them, and taking them on. Others are not given work unasked. */
export const LEAD_BULK = ['mine', 'answered', 'spam'] as const;
export type LeadMove = (typeof LEAD_BULK)[number];

/** Why a message stays as it is: it is so already, or another administrator deals with it. */
type Hindrance = 'already' | 'theirs';
type LeadLine = BulkLine<StoredLead, Hindrance>;

/** A question about the chosen messages. */
export interface AskedLeads {
  to: LeadMove;
  lines: readonly LeadLine[];
}

/** What will become of each of the chosen messages. */
export const previewOf = (chosen: readonly StoredLead[], to: LeadMove, self: string): LeadLine[] =>
  chosen.map((item) => ({ item, hindrance: hindranceOf(item, to, self) }));

function hindranceOf(lead: StoredLead, to: LeadMove, self: string): Hindrance | undefined {
  const { ownerUid } = lead;
  if (to === 'mine' ? ownerUid === self : leadState(lead) === to) return 'already';
  const isOthers = ownerUid !== null && ownerUid !== undefined && ownerUid !== self;
  return isOthers ? 'theirs' : undefined;
}

/** What it means for each message, and the way back from what it made of it. */
export function actOf(
  to: LeadMove,
  self: string,
  change: (seen: StoredLead, change: LeadChange) => Promise<void>,
): BulkAct<StoredLead> {
  if (to === 'mine') {
    return {
      act: (seen) => change(seen, { ownerUid: self }),
      undo: (seen) => change({ ...seen, ownerUid: self }, { ownerUid: null }),
    };
  }
  return {
    act: (seen) => change(seen, { state: to }),
    undo: (seen) => change({ ...seen, state: to }, { state: leadState(seen) }),
  };
}
