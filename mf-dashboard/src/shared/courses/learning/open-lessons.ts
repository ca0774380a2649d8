import { type Enrollment, isLearning, isUnlocked, type LessonState } from '@cursiv/shared-domain';
import type { ReadableCourse, ReadableLesson } from '../readable-course.ts';

/** The ids of the lessons that a learner has completed. */
export const doneIn = (states: readonly LessonState[]): ReadonlySet<string> =>
  new Set(states.filter(({ state }) => state === 'completed').map(({ lessonId }) => lessonId));

/** The ids of the lessons that a learner wants to find again. */
export const bookmarkedIn = (states: readonly LessonState[]): ReadonlySet<string> =>
  new Set(states.filter(({ isBookmarked }) => isBookmarked).map(({ lessonId }) => lessonId));

/** Whether a published course names the reader as one who teaches it; its author is among them. */
export const isTaughtBy = ({ ownerUid, instructorUids }: ReadableCourse, uid: string | undefined): boolean =>
  uid !== undefined && (uid === ownerUid || instructorUids.includes(uid));

/** Which lessons a reader may open: who teaches the course all, a learner those whose turn has come, everybody those that are free. */
export const opensLessons =
  (teaches: boolean, status: Enrollment['status'] | undefined, done: ReadonlySet<string>) =>
  (lesson: ReadableLesson): boolean =>
    teaches || lesson.freePreview || (status !== undefined && isLearning(status) && isUnlocked(lesson, done, status));
