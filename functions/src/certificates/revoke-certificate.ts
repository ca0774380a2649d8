import { randomBytes } from 'node:crypto';
import { AppError, type AuditEvent, certificateLifecycle, certificateSchema, may } from '@cursiv/shared-domain';
import type { Caller } from '../callable/callable.ts';
import type { DocumentStore } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';
import type { RevokeRequest } from './certificate-requests.ts';

/**
 * Revokes a valid certificate for an administrator, with a reason that its page shows, and records it. Throws
 * `no-access`, `not-found`, or `conflict` when it is no longer valid.
 */
export const revokeCertificate = (
  store: DocumentStore,
  { id, reason }: RevokeRequest,
  { uid }: Caller,
  now: Date,
): Promise<void> =>
  store.transact(async (transaction) => {
    const path = `certificates/${id}`;
    const { fields: actor = {} } = (await transaction.get(`users/${uid}`)) ?? {};
    const certificate = parsed(certificateSchema, await transaction.get(path));
    if (!may(actor, 'certificates')) throw new AppError('no-access');
    if (!certificate) throw new AppError('not-found');
    if (!certificateLifecycle.canMove('server', certificate.status, 'revoked')) throw new AppError('conflict');
    const event: Omit<AuditEvent, 'id'> = {
      at: now,
      actorUid: uid,
      actorName: String(actor.name || actor.email || ''),
      action: 'certificate.revoked',
      subject: path,
      changes: {
        status: { old: certificate.status, new: 'revoked' },
        revokedReason: { old: null, new: reason },
      },
    };
    const lastAuditId = randomBytes(12).toString('hex');
    transaction.update(path, { status: 'revoked', revokedReason: reason, updatedAt: now, lastAuditId });
    transaction.set(`auditEvents/${lastAuditId}`, { ...event });
  });
