import { ref, storageService, uploadBytes } from '@cursiv/shared-firebase/storage';
import { guarded } from '../provider-error.ts';

/** Stores a file in one request, without progress. Throws AppError. */
export const uploadFile = (path: string, file: Blob, contentType: string): Promise<void> =>
  guarded(async () => {
    await uploadBytes(ref(storageService(), path), file, { contentType });
  });
