import { deleteObject, ref, storageService } from '@cursiv/shared-firebase/storage';
import { guarded } from '../provider-error.ts';

/** Deletes a stored file. Throws AppError. */
export const deleteFile = (path: string): Promise<void> => guarded(() => deleteObject(ref(storageService(), path)));
