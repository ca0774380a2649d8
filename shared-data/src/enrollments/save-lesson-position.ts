import { enrollmentId, type LessonProgress, type Locale } from '@cursiv/shared-domain';
import { database, doc, serverTimestamp, writeBatch } from '@cursiv/shared-firebase/firestore';
import { guarded } from '../provider-error.ts';

export interface LessonPosition {
  uid: string;
  courseId: string;
  lessonId: string;
  /** Kept as it is: remembering a position neither completes a lesson nor reopens it. */
  state: LessonProgress['state'];
  /** Seconds from the beginning of the video; 0 for a text. */
  positionSec: number;
  locale: Locale;
}

/** Remembers where a learner is, in the lesson and as the place to continue the course from. Throws AppError. */
export const saveLessonPosition = (position: LessonPosition): Promise<void> =>
  guarded(async () => {
    const { uid, courseId, lessonId, state, positionSec, locale } = position;
    const enrollment = doc(database(), 'enrollments', enrollmentId(uid, courseId));
    const batch = writeBatch(database());
    batch.set(doc(enrollment, 'lessonProgress', lessonId), {
      lessonId,
      state,
      positionSec,
      updatedAt: serverTimestamp(),
    });
    batch.update(enrollment, {
      last: { lessonId, positionSec, locale, at: serverTimestamp() },
      updatedAt: serverTimestamp(),
    });
    await batch.commit();
  });
