import { type FilePlace, mediaTypeOf } from '@cursiv/shared-domain';
import { ref, storageService, uploadBytes } from '@cursiv/shared-firebase/storage';
import { expectUpload, type KeptFile, keepUpload } from './expect-upload.ts';
import { withFreshToken } from './renew-token.ts';

/** Stores a file with a single request, without progress. Throws AppError. */
export async function uploadFile(place: FilePlace, file: File): Promise<KeptFile> {
  const expected = await expectUpload(place, file);
  await withFreshToken(() =>
    uploadBytes(ref(storageService(), expected.arrival), file, { contentType: mediaTypeOf(file) }),
  );
  return keepUpload(expected);
}
