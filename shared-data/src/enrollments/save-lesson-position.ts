import { enrollmentId, type Locale, storedState } from '@cursiv/shared-domain';
import { database, doc, serverTimestamp, writeBatch } from '@cursiv/shared-firebase/firestore';
import { guarded } from '../provider-error.ts';

export interface LessonPosition {
  uid: string;
  courseId: string;
  lessonId: string;
  /**
   * The lesson has no record yet. An existing record keeps its state: a new position neither completes a lesson nor
   * reopens it.
   */
  isNew: boolean;
  /** The enrolment says of its lessons what is done and begun, and so of this one. */
  isStated: boolean;
  hasFilm: boolean;
  /** Seconds from the start of the video; 0 for a text. */
  positionSec: number;
  /** The page's language. */
  locale: Locale;
  /** The language in which the lesson is there for them. */
  readLocale: Locale;
}

/** Stores a learner's position, in the lesson and as the place where the course continues. Throws AppError. */
export const saveLessonPosition = (position: LessonPosition): Promise<void> =>
  guarded(async () => {
    const { uid, courseId, lessonId, isNew, isStated, hasFilm, positionSec, locale, readLocale } = position;
    const enrollment = doc(database(), 'enrollments', enrollmentId(uid, courseId));
    const batch = writeBatch(database());
    const begun = { state: 'in_progress', positionSec } as const;
    const first = { ...begun, startedAt: serverTimestamp() };
    const progress = {
      ...{ lessonId, positionSec, locale, readLocale, updatedAt: serverTimestamp() },
      ...(isNew && first),
    };
    batch.set(doc(enrollment, 'lessonProgress', lessonId), progress, { merge: true });
    batch.update(enrollment, {
      last: { lessonId, positionSec, locale, at: serverTimestamp() },
      ...(isNew && isStated && { [`lessonStates.${lessonId}`]: storedState(begun, hasFilm), stated: lessonId }),
      updatedAt: serverTimestamp(),
    });
    await batch.commit();
  });
