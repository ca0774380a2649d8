import { type Loadable, useWatch, type Watch, watchEnrollment, watchLessonProgress } from '@cursiv/shared-data';
import { type Enrollment, isLearning, type LessonProgress } from '@cursiv/shared-domain';
import { useMemo } from 'react';

const nothing =
  <T>(value: T): Watch<T> =>
  ({ next }) => {
    next(value);
    return () => undefined;
  };

/** Watches the reader's enrolment in a course; ready with undefined for somebody without one. */
export function useEnrollment(uid: string | undefined, courseId: string): Loadable<Enrollment | undefined> {
  return useWatch(
    useMemo(() => (uid ? watchEnrollment(uid, courseId) : nothing<Enrollment | undefined>(undefined)), [uid, courseId]),
  );
}

/** Watches the reader's state in each lesson of a course; empty for somebody without an account. */
export function useLessonProgress(uid: string | undefined, courseId: string): Loadable<LessonProgress[]> {
  return useWatch(
    useMemo(() => (uid ? watchLessonProgress(uid, courseId) : nothing<LessonProgress[]>([])), [uid, courseId]),
  );
}

/** Whether an enrolment is there and lets its owner take the course. */
export const isLearner = (enrollment: Enrollment | undefined): enrollment is Enrollment =>
  isLearning(enrollment?.status);
