import { AppError, type StaffRole, storedRole, userProfileSchema } from '@cursiv/shared-domain';
import { database, doc, serverTimestamp } from '@cursiv/shared-firebase/firestore';
import { report } from '@cursiv/shared-platform/shell';
import { changedFields } from '../../audit/changed-fields.ts';
import { type Actor, recordAudit } from '../../audit/record-audit.ts';
import { parseDocument } from '../../parse-document.ts';
import { transact } from '../../transact.ts';
import { getProfile } from '../get-profile.ts';

/**
 * Gives another account a role in the staff, or takes it back, as an administrator; settles once a watch of the account has seen it.
 * Writes nothing when the role is as wanted. Throws AppError: `not-found`, or `no-access` when the rules refuse.
 */
export async function setUserRole(actor: Actor, uid: string, to: StaffRole | undefined): Promise<void> {
  const role = storedRole(to);
  await transact(async (transaction) => {
    const reference = doc(database(), 'users', uid);
    const stored = await transaction.get(reference);
    const profile = parseDocument(userProfileSchema, stored);
    if (!profile) throw new AppError('not-found', `users/${uid} does not exist`);
    if (profile.role === role) return;
    const lastAuditId = await recordAudit(transaction, actor, {
      action: 'user.role.changed',
      subject: `users/${uid}`,
      changes: changedFields(stored.data(), { role }),
    });
    transaction.update(reference, { role, lastAuditId, updatedAt: serverTimestamp() });
  });
  // A transaction bypasses the watches; a read updates them before the caller stops waiting.
  await getProfile(uid).catch(report);
}
