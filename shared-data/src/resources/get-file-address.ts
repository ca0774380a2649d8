import { getDownloadURL, ref, storageService } from '@cursiv/shared-firebase/storage';
import { guarded } from '../provider-error.ts';

/** Where the signed-in person can download a stored file; the storage rules judge whether they may. Throws AppError. */
export const getFileAddress = (path: string): Promise<string> =>
  guarded(() => getDownloadURL(ref(storageService(), path)));
