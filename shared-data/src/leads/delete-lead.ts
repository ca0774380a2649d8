import { storedLeadSchema } from '@cursiv/shared-domain';
import { database, doc } from '@cursiv/shared-firebase/firestore';
import { type Actor, recordAudit } from '../audit/record-audit.ts';
import { parseDocument } from '../parse-document.ts';
import { transact } from '../transact.ts';

/**
 * Deletes a message for good, as an administrator; the audit event records the deletion and none of the content. Throws
 * AppError.
 */
export const deleteLead = (actor: Actor, id: string): Promise<void> =>
  transact(async (transaction) => {
    const reference = doc(database(), 'leads', id);
    const lead = parseDocument(storedLeadSchema, await transaction.get(reference));
    if (!lead) return;
    const record = { action: 'lead.deleted', subject: `leads/${id}`, changes: {} } as const;
    // The id that the rules look for: a deleted document cannot name an event itself.
    await recordAudit(transaction, actor, record, `leads__${id}__${lead.createdAt.getTime()}`);
    transaction.delete(reference);
  });
