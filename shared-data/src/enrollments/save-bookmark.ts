import { enrollmentId } from '@cursiv/shared-domain';
import { database, doc, serverTimestamp, writeBatch } from '@cursiv/shared-firebase/firestore';
import { guarded } from '../provider-error.ts';

export interface LessonBookmark {
  uid: string;
  courseId: string;
  lessonId: string;
  isBookmarked: boolean;
}

/** Marks a lesson that its learner has opened, to be found again. Throws AppError. */
export const saveBookmark = ({ uid, courseId, lessonId, isBookmarked }: LessonBookmark): Promise<void> =>
  guarded(async () => {
    const progress = doc(database(), 'enrollments', enrollmentId(uid, courseId), 'lessonProgress', lessonId);
    await writeBatch(database()).update(progress, { isBookmarked, updatedAt: serverTimestamp() }).commit();
  });
