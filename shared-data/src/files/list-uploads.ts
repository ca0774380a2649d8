import { getMetadata, listAll, ref, storageService } from '@cursiv/shared-firebase/storage';
import { uploadsFolder } from './file-path.ts';
import { withFreshToken } from './renew-token.ts';

export interface StoredFile {
  path: string;
  name: string;
  bytes: number;
  contentType: string;
  createdAt: Date;
}

/** The files a person has in their own folder of trial uploads, the newest first. Throws AppError. */
export const listUploads = (uid: string): Promise<StoredFile[]> =>
  withFreshToken(async () => {
    const { items } = await listAll(ref(storageService(), uploadsFolder(uid)));
    const files = await Promise.all(
      items.map(async (item) => {
        const { fullPath, name, size, contentType = '', timeCreated } = await getMetadata(item);
        return { path: fullPath, name, bytes: size, contentType, createdAt: new Date(timeCreated) };
      }),
    );
    return files.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  });
