import { AppError, type Expert, type ExpertRuling, type ExpertStatus, expertSchema } from '@cursiv/shared-domain';
import { database, deleteField, doc, serverTimestamp } from '@cursiv/shared-firebase/firestore';
import { changedFields } from '../audit/changed-fields.ts';
import { type Actor, auditRecorder } from '../audit/record-audit.ts';
import { parseDocument } from '../parse-document.ts';
import { transact } from '../transact.ts';

/** An administrator's decision about an expert's page: its state, and the reason when it is against its person. */
export interface ExpertDecision {
  status: ExpertStatus;
  ruling?: ExpertRuling;
}

/**
 * Moves anybody's page as an expert, as an administrator, from the revision that they have seen. Who is listed becomes a
 * verified expert in the same commit. Throws AppError: `conflict` when the page has changed since, `not-found`, or `no-access`
 * when the rules refuse.
 */
export const ruleOnExpert = (
  actor: Actor,
  seen: Pick<Expert, 'id' | 'rev'>,
  { status, ruling }: ExpertDecision,
): Promise<void> =>
  transact(async (transaction) => {
    const page = doc(database(), 'experts', seen.id);
    const account = doc(database(), 'users', seen.id);
    const stored = await transaction.get(page);
    const expert = parseDocument(expertSchema, stored);
    if (!expert) throw new AppError('not-found', `experts/${seen.id} does not exist`);
    if (expert.rev !== seen.rev) throw new AppError('conflict', `experts/${seen.id} has changed`);
    const person = await transaction.get(account);
    const record = await auditRecorder(transaction, actor);
    const lastAuditId = record({
      action: 'expert.changed',
      subject: `experts/${seen.id}`,
      changes: changedFields(stored.data(), { status, ruling }),
    });
    transaction.update(page, {
      status,
      ruling: ruling ?? deleteField(),
      lastAuditId,
      rev: seen.rev + 1,
      updatedAt: serverTimestamp(),
    });
    if (status !== 'listed' || person.get('verifiedExpert') === true) return;
    const flagAuditId = record({
      action: 'user.flag.changed',
      subject: `users/${seen.id}`,
      changes: changedFields(person.data(), { verifiedExpert: true }),
    });
    transaction.update(account, { verifiedExpert: true, lastAuditId: flagAuditId, updatedAt: serverTimestamp() });
  });
