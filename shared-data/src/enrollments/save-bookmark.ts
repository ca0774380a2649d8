import { AppError, enrollmentId, enrollmentSchema, lessonProgressSchema, statesLesson } from '@cursiv/shared-domain';
import { database, doc, serverTimestamp } from '@cursiv/shared-firebase/firestore';
import { parseDocument } from '../parse-document.ts';
import { transact } from '../transact.ts';

export interface LessonBookmark {
  uid: string;
  courseId: string;
  lessonId: string;
  isBookmarked: boolean;
}

/** Marks a lesson that its learner has opened, to be found again. Throws AppError: `no-access` when they have not. */
export const saveBookmark = ({ uid, courseId, lessonId, isBookmarked }: LessonBookmark): Promise<void> =>
  transact(async (transaction) => {
    const reference = doc(database(), 'enrollments', enrollmentId(uid, courseId));
    const progressReference = doc(reference, 'lessonProgress', lessonId);
    const enrollment = parseDocument(enrollmentSchema, await transaction.get(reference));
    const before = parseDocument(lessonProgressSchema, await transaction.get(progressReference));
    if (!enrollment || !before) throw new AppError('no-access', `${progressReference.path} does not exist`);
    transaction.update(progressReference, { isBookmarked, updatedAt: serverTimestamp() });
    const stated = statesLesson(enrollment, { ...before, isBookmarked });
    if (stated.lessonStates) transaction.update(reference, { ...stated, updatedAt: serverTimestamp() });
  });
