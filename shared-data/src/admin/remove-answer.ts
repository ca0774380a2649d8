import { AppError } from '@cursiv/shared-domain';
import { database, deleteField, doc } from '@cursiv/shared-firebase/firestore';
import { type Actor, recordAudit } from '../audit/record-audit.ts';
import { transact } from '../transact.ts';

/** Takes the answer to a review away, as an administrator. Throws AppError: `conflict` when it says something else by now. */
export const removeAnswer = (actor: Actor, reviewId: string, seen: string): Promise<void> =>
  transact(async (transaction) => {
    const reference = doc(database(), 'reviews', reviewId);
    const reply: unknown = (await transaction.get(reference)).get('reply');
    if ((reply as { text?: unknown } | undefined)?.text !== seen) {
      throw new AppError('conflict', `${reference.path} has another answer`);
    }
    const subject = `reviews/${reviewId}`;
    const changes = { reply: { old: reply, new: null } };
    const lastAuditId = await recordAudit(transaction, actor, { action: 'review.moderated', subject, changes });
    transaction.update(reference, { reply: deleteField(), lastAuditId });
  });
