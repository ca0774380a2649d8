import { AppError } from '@cursiv/shared-domain';
import { database, doc } from '@cursiv/shared-firebase/firestore';
import { changedFields } from '../audit/changed-fields.ts';
import { type Actor, recordAudit } from '../audit/record-audit.ts';
import { transact } from '../transact.ts';

/**
 * Records, as an administrator, whether a message has been answered. Writes nothing when that is already recorded.
 * Throws AppError.
 */
export const markLead = (actor: Actor, id: string, answered: boolean): Promise<void> =>
  transact(async (transaction) => {
    const reference = doc(database(), 'leads', id);
    const stored = await transaction.get(reference);
    if (!stored.exists()) throw new AppError('not-found', `leads/${id} does not exist`);
    const changes = changedFields(stored.data(), { answered });
    if (Object.keys(changes).length === 0) return;
    const lastAuditId = await recordAudit(transaction, actor, {
      action: 'lead.answered',
      subject: `leads/${id}`,
      changes,
    });
    transaction.update(reference, { answered, lastAuditId });
  });
