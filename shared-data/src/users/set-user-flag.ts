import { AppError, type UserFlag, userProfileSchema } from '@cursiv/shared-domain';
import { database, doc, serverTimestamp } from '@cursiv/shared-firebase/firestore';
import { changedFields } from '../audit/changed-fields.ts';
import { type Actor, recordAudit } from '../audit/record-audit.ts';
import { parseDocument } from '../parse-document.ts';
import { transact } from '../transact.ts';
import { getProfile } from './get-profile.ts';

/**
 * An administrator switches a right of another account; settles once a watch of the account has seen it. Nothing is written
 * when the right is as wanted. Throws AppError: `not-found`, or `no-access` when the rules refuse.
 */
export async function setUserFlag(actor: Actor, uid: string, flag: UserFlag, value: boolean): Promise<void> {
  await transact(async (transaction) => {
    const reference = doc(database(), 'users', uid);
    const stored = await transaction.get(reference);
    const profile = parseDocument(userProfileSchema, stored);
    if (!profile) throw new AppError('not-found', `users/${uid} does not exist`);
    if (profile[flag] === value) return;
    const lastAuditId = await recordAudit(transaction, actor, {
      action: 'user.flag.changed',
      subject: `users/${uid}`,
      changes: changedFields(stored.data(), { [flag]: value }),
    });
    transaction.update(reference, { [flag]: value, lastAuditId, updatedAt: serverTimestamp() });
  });
  // A transaction passes the watches by; reading brings them up to date before the caller stops waiting.
  await getProfile(uid).catch(reportError);
}
