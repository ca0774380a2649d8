import { collection, database, doc, getDocs, writeBatch } from '@cursiv/shared-firebase/firestore';
import { guarded } from '../provider-error.ts';

/** Deletes a draft that was never published, with its lesson texts. Throws AppError. */
export const deleteDraft = (courseId: string): Promise<void> =>
  guarded(async () => {
    const reference = doc(database(), 'courseDrafts', courseId);
    const bodies = await getDocs(collection(reference, 'bodies'));
    const batch = writeBatch(database());
    for (const body of bodies.docs) batch.delete(body.ref);
    batch.delete(reference);
    await batch.commit();
  });
