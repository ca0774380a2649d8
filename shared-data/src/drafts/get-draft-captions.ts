import { type DraftCaptions, draftCaptionsSchema } from '@cursiv/shared-domain';
import { collection, database, getDocs, query, where } from '@cursiv/shared-firebase/firestore';
import { parseDocuments } from '../parse-document.ts';
import { guarded } from '../provider-error.ts';

/** Reads the captions that an author is writing for a draft's videos. Throws AppError. */
export const getDraftCaptions = (courseId: string, ownerUid: string): Promise<DraftCaptions[]> =>
  guarded(async () => {
    const snapshot = await getDocs(
      query(collection(database(), 'courseDrafts', courseId, 'captions'), where('ownerUid', '==', ownerUid)),
    );
    return parseDocuments(draftCaptionsSchema, snapshot.docs);
  });
