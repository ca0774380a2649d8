import type { Resource } from '@cursiv/shared-domain';
import { database, doc } from '@cursiv/shared-firebase/firestore';
import { deleteFile } from '../files/delete-file.ts';
import { transact } from '../transact.ts';

/** Deletes a draft resource and then its files, which nobody can reach any more should that fail. Throws AppError. */
export async function deleteResource(resource: Resource): Promise<void> {
  await transact(async (transaction) => {
    transaction.delete(doc(database(), 'resources', resource.id));
  });
  const files = Object.values(resource.files).filter((file) => file !== undefined);
  await Promise.allSettled(files.map((file) => deleteFile(file.path)));
}
