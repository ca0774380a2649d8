import { enrollmentId, type Locale } from '@cursiv/shared-domain';
import { database, doc, serverTimestamp, writeBatch } from '@cursiv/shared-firebase/firestore';
import { guarded } from '../provider-error.ts';

export interface LessonPosition {
  uid: string;
  courseId: string;
  lessonId: string;
  /** Nothing is known of the lesson yet. Later its state stays: remembering a position neither completes a lesson nor reopens it. */
  isNew: boolean;
  /** Seconds from the beginning of the video; 0 for a text. */
  positionSec: number;
  locale: Locale;
}

/** Remembers where a learner is, in the lesson and as the place to continue the course from. Throws AppError. */
export const saveLessonPosition = (position: LessonPosition): Promise<void> =>
  guarded(async () => {
    const { uid, courseId, lessonId, isNew, positionSec, locale } = position;
    const enrollment = doc(database(), 'enrollments', enrollmentId(uid, courseId));
    const batch = writeBatch(database());
    const progress = { lessonId, positionSec, updatedAt: serverTimestamp(), ...(isNew && { state: 'in_progress' }) };
    batch.set(doc(enrollment, 'lessonProgress', lessonId), progress, { merge: true });
    batch.update(enrollment, {
      last: { lessonId, positionSec, locale, at: serverTimestamp() },
      updatedAt: serverTimestamp(),
    });
    await batch.commit();
  });
