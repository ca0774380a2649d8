import {
  AppError,
  type VerificationRequest,
  type VerificationRuling,
  type VerificationStatus,
  verificationRequestSchema,
} from '@cursiv/shared-domain';
import { database, deleteField, doc, serverTimestamp } from '@cursiv/shared-firebase/firestore';
import { changedFields } from '../audit/changed-fields.ts';
import { type Actor, auditRecorder } from '../audit/record-audit.ts';
import { parseDocument } from '../parse-document.ts';
import { transact } from '../transact.ts';

/** An administrator's decision about a request for a right, with the reason when it is against the person. */
export interface VerificationDecision {
  status: VerificationStatus;
  ruling?: VerificationRuling;
}

/**
 * Rules on somebody's request for a right, in the revision that was read; the right itself follows in the same commit.
 * Throws AppError: `conflict` when the request has changed or was ruled on since, `no-access` when the rules refuse.
 */
export const ruleOnVerification = (
  actor: Actor,
  seen: Pick<VerificationRequest, 'id' | 'rev'>,
  { status, ruling }: VerificationDecision,
): Promise<void> =>
  transact(async (transaction) => {
    const reference = doc(database(), 'verificationRequests', seen.id);
    const stored = await transaction.get(reference);
    const request = parseDocument(verificationRequestSchema, stored);
    if (!request) throw new AppError('not-found', `${reference.path} does not exist`);
    if (request.rev !== seen.rev) throw new AppError('conflict', `${reference.path} has changed`);
    const account = doc(database(), 'users', request.uid);
    const person = await transaction.get(account);
    const record = await auditRecorder(transaction, actor);
    const told = changedFields(stored.data(), { status, ruling });
    const lastAuditId = record({ action: 'verification.ruled', subject: reference.path, changes: told });
    transaction.update(reference, {
      ...{ status, ruling: ruling ?? deleteField(), lastAuditId, rev: seen.rev + 1, updatedAt: serverTimestamp() },
    });
    const value = status === 'approved';
    if (status === 'rejected' || person.get(request.flag) === value) return;
    const changes = changedFields(person.data(), { [request.flag]: value });
    const flagAuditId = record({ action: 'user.flag.changed', subject: account.path, changes });
    transaction.update(account, { [request.flag]: value, lastAuditId: flagAuditId, updatedAt: serverTimestamp() });
  });
