import { enrollmentId, type Locale } from '@cursiv/shared-domain';
import { database, doc, serverTimestamp, writeBatch } from '@cursiv/shared-firebase/firestore';
import { guarded } from '../provider-error.ts';

export interface LessonPosition {
  uid: string;
  courseId: string;
  lessonId: string;
  /** Whether the lesson was opened before: its state is then left as it is, for only marking it changes that. */
  isBegun: boolean;
  /** Seconds from the beginning of the video; 0 for a text. */
  positionSec: number;
  locale: Locale;
}

/** Remembers where a learner is, in the lesson and as the place to continue the course from. Throws AppError. */
export const saveLessonPosition = (position: LessonPosition): Promise<void> =>
  guarded(async () => {
    const { uid, courseId, lessonId, isBegun, positionSec, locale } = position;
    const enrollment = doc(database(), 'enrollments', enrollmentId(uid, courseId));
    const batch = writeBatch(database());
    batch.set(
      doc(enrollment, 'lessonProgress', lessonId),
      { lessonId, ...(!isBegun && { state: 'in_progress' }), positionSec, updatedAt: serverTimestamp() },
      { merge: true },
    );
    batch.update(enrollment, {
      last: { lessonId, positionSec, locale, at: serverTimestamp() },
      updatedAt: serverTimestamp(),
    });
    await batch.commit();
  });
