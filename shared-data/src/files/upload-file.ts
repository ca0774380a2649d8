import { ref, storageService, uploadBytes } from '@cursiv/shared-firebase/storage';
import { withFreshToken } from './renew-token.ts';
import { uploadMetadata } from './upload-metadata.ts';

/** Stores a file in one request, without progress. Throws AppError. */
export const uploadFile = (path: string, file: Blob, contentType: string): Promise<void> =>
  withFreshToken(async () => {
    await uploadBytes(ref(storageService(), path), file, uploadMetadata(file, contentType));
  });
