import type { Resource } from '@cursiv/shared-domain';
import { database, deleteDoc, doc } from '@cursiv/shared-firebase/firestore';
import { deleteFile } from '../files/delete-file.ts';
import { guarded } from '../provider-error.ts';

/** Deletes a draft resource and then its files, which nobody can reach any more should that fail. Throws AppError. */
export const deleteResource = (resource: Resource): Promise<void> =>
  guarded(async () => {
    await deleteDoc(doc(database(), 'resources', resource.id));
    const files = Object.values(resource.files).filter((file) => file !== undefined);
    await Promise.allSettled(files.map((file) => deleteFile(file.path)));
  });
