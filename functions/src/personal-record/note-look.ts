import { createHash } from 'node:crypto';
import { AppError, type AuditEvent, may, userProfileSchema } from '@cursiv/shared-domain';
import type { DocumentStore } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';

/**
 * Records that an administrator, or somebody of support, opened somebody's page, or an administrator their dashboard: once for each of both and
 * each day, in UTC. Of their own page there is nothing to record. Throws `no-access`, `not-found`.
 */
export const noteLook = (
  store: DocumentStore,
  {
    uid,
    actorUid,
    action = 'user.viewed',
  }: { uid: string; actorUid: string; action?: 'user.viewed' | 'user.viewedAs' },
  now: Date,
): Promise<void> =>
  store.transact(async (transaction) => {
    const actor = parsed(userProfileSchema, await transaction.get(`users/${actorUid}`));
    if (!actor || !may(actor, 'users')) throw new AppError('no-access');
    if (!(await transaction.get(`users/${uid}`))) throw new AppError('not-found');
    if (uid === actorUid) return;
    const path = `auditEvents/${lookId(action, uid, actorUid, now)}`;
    if (await transaction.get(path)) return;
    const event: Omit<AuditEvent, 'id'> = {
      ...{ at: now, actorUid, actorName: actor.name || actor.email },
      ...{ action, subject: `users/${uid}`, changes: {} },
    };
    transaction.set(path, event);
  });

/** A hash, so that the event keeps its id when one of the two leaves. */
const lookId = (action: string, uid: string, actorUid: string, now: Date): string =>
  createHash('sha256')
    .update(`${action === 'user.viewed' ? 'look' : action} ${uid} ${actorUid} ${now.toISOString().slice(0, 10)}`)
    .digest('hex')
    .slice(0, 24);
