import { deleteObject, ref, storageService } from '@cursiv/shared-firebase/storage';
import { withFreshToken } from './renew-token.ts';

/** Deletes a stored file. Throws AppError. */
export const deleteFile = (path: string): Promise<void> =>
  withFreshToken(() => deleteObject(ref(storageService(), path)));
