import { type DraftBody, draftBodySchema } from '@cursiv/shared-domain';
import { collection, database, getDocs, query, where } from '@cursiv/shared-firebase/firestore';
import { parseDocuments } from '../parse-document.ts';
import { guarded } from '../provider-error.ts';

/** Reads all lesson texts of an author's draft, in both languages. Throws AppError. */
export const getDraftBodies = (courseId: string, ownerUid: string): Promise<DraftBody[]> =>
  guarded(async () => {
    const snapshot = await getDocs(
      query(collection(database(), 'courseDrafts', courseId, 'bodies'), where('ownerUid', '==', ownerUid)),
    );
    return parseDocuments(draftBodySchema, snapshot.docs);
  });
