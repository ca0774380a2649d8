import { type Loadable, useWatch, watchEnrollments } from '@cursiv/shared-data';
import type { Course, Enrollment } from '@cursiv/shared-domain';
import { useMemo } from 'react';
import { useCourses } from './use-courses.ts';
import { isLearner } from './use-enrollment.ts';

/** A course somebody takes, with where they are in it. */
export interface Learning {
  enrollment: Enrollment;
  course: Course;
}

/** Follows the courses a person takes, the last used first; those that have been closed are left out. */
export function useLearning(uid: string): Loadable<Learning[]> {
  const enrollments = useWatch(useMemo(() => watchEnrollments(uid), [uid]));
  const present = enrollments.status === 'ready' ? enrollments.value.filter(isLearner) : [];
  const courses = useCourses(present.map(({ courseId }) => courseId));
  if (enrollments.status !== 'ready') return enrollments;
  if (courses.status !== 'ready') return courses;
  const value = present.flatMap((enrollment) => {
    const course = courses.value.get(enrollment.courseId);
    return course ? [{ enrollment, course }] : [];
  });
  return { status: 'ready', value };
}
