import type { Resource } from '@cursiv/shared-domain';
import { database, doc } from '@cursiv/shared-firebase/firestore';
import { deleteFilesOf } from '../files/delete-files-of.ts';
import { guarded } from '../provider-error.ts';
import { transact } from '../transact.ts';

/** Deletes a draft resource and then its files. Throws AppError. */
export const deleteResource = ({ id, ownerUid }: Pick<Resource, 'id' | 'ownerUid'>): Promise<void> =>
  guarded(async () => {
    await transact(async (transaction) => {
      transaction.delete(doc(database(), 'resources', id));
    });
    await deleteFilesOf(ownerUid, 'resourceId', id);
  });
