import type { CourseDraft } from '@cursiv/shared-domain';
import { collection, database, doc, getDocs } from '@cursiv/shared-firebase/firestore';
import { deleteFilesOf } from '../files/delete-files-of.ts';
import { guarded } from '../provider-error.ts';
import { transact } from '../transact.ts';

/** Deletes a draft that was never published, with its lessons' texts and files. Throws AppError. */
export const deleteDraft = ({ id, ownerUid }: Pick<CourseDraft, 'id' | 'ownerUid'>): Promise<void> =>
  guarded(async () => {
    const reference = doc(database(), 'courseDrafts', id);
    const bodies = await getDocs(collection(reference, 'bodies'));
    await transact(async (transaction) => {
      for (const body of bodies.docs) transaction.delete(body.ref);
      transaction.delete(reference);
    });
    await deleteFilesOf(ownerUid, 'courseId', id);
  });
