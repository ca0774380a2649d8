import {
  type Loadable,
  useWatch,
  type Watch,
  watchCourseProgress,
  watchEnrollment,
  watchLessonProgress,
} from '@cursiv/shared-data';
import {
  type Enrollment,
  hasFilmState,
  isLearning,
  type LessonProgress,
  type LessonState,
  lessonStatesOf,
} from '@cursiv/shared-domain';
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

/**
 * The reader's state in each opened lesson of a course, as their enrolment says it: nothing more is read, however many there are. How far the
 * film of one lesson was watched comes from that lesson's own document; where the enrolment says nothing yet, all of them are asked for.
 */
export function useLessonStates(
  enrollment: Loadable<Enrollment | undefined>,
  lessonId?: string,
): Loadable<LessonState[]> {
  const { uid, courseId = '', lessonStates } = (enrollment.status === 'ready' && enrollment.value) || {};
  const filmOf = lessonId !== undefined && hasFilmState(lessonStates?.[lessonId]) ? lessonId : undefined;
  const film = useWatch(
    useMemo(
      () =>
        uid && filmOf ? watchLessonProgress(uid, courseId, filmOf) : nothing<LessonProgress | undefined>(undefined),
      [uid, courseId, filmOf],
    ),
  );
  const all = uid !== undefined && !lessonStates;
  const unstated = useWatch(
    useMemo(() => (uid && all ? watchCourseProgress(uid, courseId) : nothing<LessonState[]>([])), [uid, courseId, all]),
  );
  if (enrollment.status !== 'ready') return enrollment;
  if (!lessonStates) return unstated;
  if (film.status !== 'ready') return film;
  const others = lessonStatesOf(lessonStates).filter((one) => one.lessonId !== film.value?.lessonId);
  return { status: 'ready', value: film.value ? [...others, film.value] : others };
}

/** Whether an enrolment is there and lets its owner take the course. */
export const isLearner = (enrollment: Enrollment | undefined): enrollment is Enrollment =>
  isLearning(enrollment?.status);
