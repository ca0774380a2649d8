import type { CourseDraft } from '@cursiv/shared-domain';
import { collection, database, doc, getDocs, query, where } from '@cursiv/shared-firebase/firestore';
import { deleteFilesOf } from '../files/delete-files-of.ts';
import { guarded } from '../provider-error.ts';
import { transact } from '../transact.ts';

/** Deletes a draft that was never published, with its lessons' texts, quizzes and files. Throws AppError. */
export const deleteDraft = ({ id, ownerUid }: Pick<CourseDraft, 'id' | 'ownerUid'>): Promise<void> =>
  guarded(async () => {
    const reference = doc(database(), 'courseDrafts', id);
    const own = (name: string) => getDocs(query(collection(reference, name), where('ownerUid', '==', ownerUid)));
    const parts = await Promise.all([own('bodies'), own('quizKeys'), own('captions')]);
    await transact(async (transaction) => {
      for (const part of parts.flatMap(({ docs }) => docs)) transaction.delete(part.ref);
      transaction.delete(reference);
    });
    await deleteFilesOf(ownerUid, 'courseId', id);
  });
