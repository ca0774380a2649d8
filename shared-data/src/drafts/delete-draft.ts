import { collection, database, doc, getDocs, query, where } from '@cursiv/shared-firebase/firestore';
import { guarded } from '../provider-error.ts';
import { transact } from '../transact.ts';

/** Deletes a draft that was never published, with its lesson texts. Throws AppError. */
export const deleteDraft = (courseId: string, ownerUid: string): Promise<void> =>
  guarded(async () => {
    const reference = doc(database(), 'courseDrafts', courseId);
    const bodies = await getDocs(query(collection(reference, 'bodies'), where('ownerUid', '==', ownerUid)));
    await transact(async (transaction) => {
      for (const body of bodies.docs) transaction.delete(body.ref);
      transaction.delete(reference);
    });
  });
