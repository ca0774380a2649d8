import { AppError, type Resource, resourceLifecycle } from '@cursiv/shared-domain';
import { database, deleteField, doc, serverTimestamp } from '@cursiv/shared-firebase/firestore';
import { allowanceFor } from '../allowances/spend.ts';
import { noteOwnSave } from '../revisions/own-saves.ts';
import { transact } from '../transact.ts';
import { withoutUndefined } from '../without-undefined.ts';

/** The fields of a resource that its owner may edit. */
export type ResourceContent = Omit<
  Resource,
  'id' | 'ownerUid' | 'status' | 'rev' | 'returned' | 'createdAt' | 'updatedAt'
>;

export interface ResourceSave {
  id: string;
  ownerUid: string;
  /** The revision that the edits are based on; 0 for a new resource, which starts as a draft. */
  rev: number;
  content: ResourceContent;
}

/**
 * Saves a resource without changing its state; returns the new revision. Throws AppError: `conflict` when a newer one
 * was saved in the meantime.
 */
export async function saveResource({ id, ownerUid, rev, content }: ResourceSave): Promise<number> {
  const path = `resources/${id}`;
  const next = rev + 1;
  await transact(async (transaction) => {
    const reference = doc(database(), path);
    const fields = { ...withoutUndefined(content), rev: next, updatedAt: serverTimestamp() };
    if (rev === 0) {
      const count = await allowanceFor(transaction, ownerUid, 'resources');
      count(id);
      transaction.set(reference, {
        ...fields,
        ownerUid,
        status: resourceLifecycle.first,
        createdAt: serverTimestamp(),
      });
    } else {
      const stored: unknown = (await transaction.get(reference)).get('rev');
      if (stored !== rev) throw new AppError('conflict', `${path} has revision ${String(stored)}`);
      transaction.update(reference, { ...fields, url: content.url ?? deleteField() });
    }
  });
  noteOwnSave(path, rev, next);
  return next;
}
