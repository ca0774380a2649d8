import {
  AppError,
  countLesson,
  enrollmentId,
  enrollmentSchema,
  isWatched,
  lessonProgressSchema,
  statesLesson,
  type WatchedRange,
  withWatched,
} from '@cursiv/shared-domain';
import { database, doc, serverTimestamp } from '@cursiv/shared-firebase/firestore';
import { parseDocument } from '../parse-document.ts';
import { transact } from '../transact.ts';

/** Parts of a lesson's film that its learner has watched. */
export interface WatchedFilm {
  uid: string;
  courseId: string;
  lessonId: string;
  ranges: readonly WatchedRange[];
  lengthSec: number;
  /** Whether the lesson is done when enough of the film is watched. */
  decides: boolean;
}

/**
 * Adds what was watched to what other devices have told, and completes the lesson with the same write when that is enough. Told
 * twice, it changes nothing. Throws AppError: `no-access` when the person is not enrolled.
 */
export const saveWatched = ({ uid, courseId, lessonId, ranges, lengthSec, decides }: WatchedFilm): Promise<void> =>
  transact(async (transaction) => {
    const reference = doc(database(), 'enrollments', enrollmentId(uid, courseId));
    const progressReference = doc(reference, 'lessonProgress', lessonId);
    const enrollment = parseDocument(enrollmentSchema, await transaction.get(reference));
    if (!enrollment) throw new AppError('no-access', `${reference.path} does not exist`);
    const before = parseDocument(lessonProgressSchema, await transaction.get(progressReference));
    const watched = withWatched(before?.watched ?? '', ranges, lengthSec);
    const finishes = decides && before?.state !== 'completed' && isWatched(watched, lengthSec);
    if (watched === (before?.watched ?? '') && !finishes) return;
    const first = { state: 'in_progress', positionSec: 0, startedAt: serverTimestamp() };
    transaction.set(
      progressReference,
      {
        ...(before === undefined && first),
        ...{ lessonId, watched, updatedAt: serverTimestamp() },
        ...(finishes && { state: 'completed', completedAt: serverTimestamp() }),
      },
      { merge: true },
    );
    if (finishes)
      transaction.update(reference, {
        ...countLesson(enrollment, lessonId, 1),
        ...statesLesson(enrollment, { lessonId, positionSec: 0, ...before, watched, state: 'completed' }),
        updatedAt: serverTimestamp(),
      });
  });
