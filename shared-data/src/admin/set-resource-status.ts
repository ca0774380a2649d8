import {
  AppError,
  isAsSeen,
  type Resource,
  type ResourceReturn,
  type ResourceStatus,
  resourceSchema,
} from '@cursiv/shared-domain';
import { database, deleteField, doc, serverTimestamp } from '@cursiv/shared-firebase/firestore';
import { type Actor, type AuditRecord, recordAudit } from '../audit/record-audit.ts';
import { parseDocument } from '../parse-document.ts';
import { transact } from '../transact.ts';

/** An administrator's decision about a resource: its state, and the reason when it returns to its author. */
export interface ResourceDecision {
  status: ResourceStatus;
  returned?: ResourceReturn;
}

/**
 * Moves anybody's resource, as an administrator, from the revision that they have seen. Throws AppError: `conflict`
 * when it has changed since, `not-found`, or `no-access` when the rules refuse.
 */
export const setResourceStatus = (
  actor: Actor,
  seen: Pick<Resource, 'id' | 'rev' | 'createdAt'>,
  { status, returned }: ResourceDecision,
): Promise<void> =>
  transact(async (transaction) => {
    const reference = doc(database(), 'resources', seen.id);
    const stored = parseDocument(resourceSchema, await transaction.get(reference));
    if (!stored) throw new AppError('not-found', `resources/${seen.id} does not exist`);
    if (!isAsSeen(stored, seen)) throw new AppError('conflict', `resources/${seen.id} has changed`);
    const lastAuditId = await recordAudit(transaction, actor, {
      action: 'resource.status.changed',
      subject: `resources/${seen.id}`,
      changes: { status: { old: stored.status, new: status }, ...returnTold(stored.returned, returned) },
    });
    transaction.update(reference, {
      status,
      returned: returned ?? deleteField(),
      lastAuditId,
      rev: seen.rev + 1,
      updatedAt: serverTimestamp(),
    });
  });

const returnTold = (old: ResourceReturn | undefined, now: ResourceReturn | undefined): AuditRecord['changes'] =>
  old || now ? { returned: { old: old ?? null, new: now ?? null } } : {};
