import { type StoredFile, storedFileSchema } from '@cursiv/shared-domain';
import { collection, database, getDocs, limit, query, where } from '@cursiv/shared-firebase/firestore';
import { parseDocuments } from '../parse-document.ts';
import { guarded } from '../provider-error.ts';

/** The largest number of listed trials. */
const MAX_LISTED = 200;

/** A person's trial uploads, newest first. Throws AppError. */
export const listUploads = (uid: string): Promise<StoredFile[]> =>
  guarded(async () => {
    const { docs } = await getDocs(
      query(
        collection(database(), 'files'),
        where('ownerUid', '==', uid),
        where('place.kind', '==', 'trial'),
        where('status', '==', 'stored'),
        limit(MAX_LISTED),
      ),
    );
    return parseDocuments(storedFileSchema, docs).toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  });
