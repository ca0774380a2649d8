import { getDownloadURL, ref, storageService } from '@cursiv/shared-firebase/storage';
import { withFreshToken } from '../files/renew-token.ts';

/** Where the signed-in person can download a stored file; the storage rules judge whether they may. Throws AppError. */
export const getFileAddress = (path: string): Promise<string> =>
  withFreshToken(() => getDownloadURL(ref(storageService(), path)));
