import { randomBytes } from 'node:crypto';
import { AppError, type AuditEvent, hasRight, userProfileSchema } from '@cursiv/shared-domain';
import type { DocumentStore } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';
import { type EndSessions, signOutEverywhere } from './sign-out-everywhere.ts';

/**
 * An administrator ends every session of somebody, who is told. It is recorded first: an event without its effect is
 * mended by a second try, and an effect without its event would be nobody's. Throws `no-access`, `not-found`.
 */
export async function endSessions(
  store: DocumentStore,
  end: EndSessions,
  { uid, actorUid }: { uid: string; actorUid: string },
  now: Date,
): Promise<void> {
  await store.transact(async (transaction) => {
    const actor = parsed(userProfileSchema, await transaction.get(`users/${actorUid}`));
    const profile = parsed(userProfileSchema, await transaction.get(`users/${uid}`));
    if (!actor || !hasRight(actor, 'isAdmin')) throw new AppError('no-access');
    if (!profile) throw new AppError('not-found');
    const event: Omit<AuditEvent, 'id'> = {
      at: now,
      actorUid,
      actorName: actor.name || actor.email,
      action: 'user.sessions.ended',
      subject: `users/${uid}`,
      changes: { sessionsEndedAt: { old: profile.sessionsEndedAt ?? null, new: now } },
    };
    transaction.set(`auditEvents/${randomBytes(12).toString('hex')}`, { ...event });
  });
  await signOutEverywhere(store, end, uid, now);
}
