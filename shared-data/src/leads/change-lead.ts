import { AppError, leadState, type StoredLead, storedLeadSchema } from '@cursiv/shared-domain';
import { database, doc } from '@cursiv/shared-firebase/firestore';
import { changedFields } from '../audit/changed-fields.ts';
import { type Actor, recordAudit } from '../audit/record-audit.ts';
import { parseDocument } from '../parse-document.ts';
import { transact } from '../transact.ts';
import { isOvertaken, type LeadChange } from './lead-change.ts';

/**
 * Moves a message, as an administrator, or has it taken on or given back. Writes nothing when it is so already. Throws
 * AppError: `conflict` when somebody else has changed meanwhile what is to change.
 */
export const changeLead = (actor: Actor, seen: StoredLead, change: LeadChange): Promise<void> =>
  transact(async (transaction) => {
    const { id } = seen;
    const reference = doc(database(), 'leads', id);
    const stored = await transaction.get(reference);
    const lead = parseDocument(storedLeadSchema, stored);
    if (!lead) throw new AppError('not-found', `leads/${id} does not exist`);
    if ('state' in change && leadState(lead) === change.state) return;
    if (isOvertaken(lead, seen, change)) throw new AppError('conflict', `leads/${id} has changed`);
    const changes = changedFields(stored.data(), change);
    if (Object.keys(changes).length === 0) return;
    const lastAuditId = await recordAudit(transaction, actor, {
      action: 'lead.changed',
      subject: `leads/${id}`,
      changes,
    });
    transaction.update(reference, { ...change, lastAuditId });
  });
