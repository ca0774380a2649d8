import { AppError, isForOthers, type Resource, type ResourceStatus } from '@cursiv/shared-domain';
import { database, deleteField, doc, serverTimestamp } from '@cursiv/shared-firebase/firestore';
import { withOwnSaves } from '../revisions/own-saves.ts';
import { transact } from '../transact.ts';

/**
 * Moves a resource to another state, as its owner: to review, published, archived or draft. A move towards publication
 * removes an administrator's note on an earlier version. Throws AppError: `conflict` when it has changed since.
 */
export const moveResource = (resource: Pick<Resource, 'id' | 'rev'>, status: ResourceStatus): Promise<void> =>
  transact(async (transaction) => {
    const reference = doc(database(), 'resources', resource.id);
    const seen = withOwnSaves(reference.path, resource.rev);
    const stored: unknown = (await transaction.get(reference)).get('rev');
    if (stored !== seen) throw new AppError('conflict', `${reference.path} has changed`);
    transaction.update(reference, {
      status,
      ...(isForOthers(status) && { returned: deleteField() }),
      rev: seen + 1,
      updatedAt: serverTimestamp(),
    });
  });
