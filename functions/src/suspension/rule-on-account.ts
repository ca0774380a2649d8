import { randomBytes } from 'node:crypto';
import { AppError, type AuditEvent, hasRight, type UserStatus, userProfileSchema } from '@cursiv/shared-domain';
import type { Caller } from '../callable/callable.ts';
import type { DocumentStore } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';

/** Suspends or restores an account. */
export interface AccountRuling {
  uid: string;
  status: UserStatus;
  /** Why it is suspended; its person is told. */
  reason?: string | undefined;
}

/**
 * An administrator suspends or restores an account, and the ruling is recorded. Administrators cannot be suspended, so
 * that one is always left: their right is withdrawn first. Who was suspended before they became one is restored as everybody else. Throws `no-access`, `not-found`, or `conflict` when the
 * account is in that state already, or an administrator is to be suspended.
 */
export const ruleOnAccount = (
  store: DocumentStore,
  { uid, status, reason }: AccountRuling,
  caller: Caller,
  now: Date,
): Promise<void> =>
  store.transact(async (transaction) => {
    const path = `users/${uid}`;
    const actor = parsed(userProfileSchema, await transaction.get(`users/${caller.uid}`));
    const profile = parsed(userProfileSchema, await transaction.get(path));
    if (!actor || !hasRight(actor, 'isAdmin')) throw new AppError('no-access');
    if (!profile) throw new AppError('not-found');
    const { status: old = 'active' } = profile;
    if (old === status || (profile.isAdmin && status === 'suspended')) throw new AppError('conflict');
    const suspension = reason === undefined ? null : { reason };
    const event: Omit<AuditEvent, 'id'> = {
      at: now,
      actorUid: caller.uid,
      actorName: actor.name || actor.email,
      action: 'user.status.changed',
      subject: path,
      changes: {
        status: { old, new: status },
        suspension: { old: profile.suspension ?? null, new: suspension },
      },
    };
    const lastAuditId = randomBytes(12).toString('hex');
    transaction.update(path, { status, suspension, updatedAt: now, lastAuditId });
    transaction.set(`auditEvents/${lastAuditId}`, { ...event });
  });
