import { AppError, type Resource, type ResourceStatus, resourceSchema } from '@cursiv/shared-domain';
import { database, doc, serverTimestamp } from '@cursiv/shared-firebase/firestore';
import { type Actor, recordAudit } from '../audit/record-audit.ts';
import { parseDocument } from '../parse-document.ts';
import { transact } from '../transact.ts';

/**
 * An administrator moves anybody's resource from the state they saw to another. Throws AppError: `conflict` when it is no longer
 * in the state they saw, `not-found`, or `no-access` when the rules refuse.
 */
export const setResourceStatus = (
  actor: Actor,
  resource: Pick<Resource, 'id' | 'status'>,
  status: ResourceStatus,
): Promise<void> =>
  transact(async (transaction) => {
    const reference = doc(database(), 'resources', resource.id);
    const stored = parseDocument(resourceSchema, await transaction.get(reference));
    if (!stored) throw new AppError('not-found', `resources/${resource.id} does not exist`);
    if (stored.status !== resource.status) throw new AppError('conflict', `resources/${resource.id} has moved on`);
    const lastAuditId = await recordAudit(transaction, actor, {
      action: 'resource.status.changed',
      subject: `resources/${resource.id}`,
      changes: { status: { old: stored.status, new: status } },
    });
    transaction.update(reference, { status, lastAuditId, rev: stored.rev + 1, updatedAt: serverTimestamp() });
  });
