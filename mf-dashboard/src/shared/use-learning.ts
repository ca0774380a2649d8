import { type Loadable, useWatch, watchEnrollments } from '@cursiv/shared-data';
import type { Course, Enrollment } from '@cursiv/shared-domain';
import { useMemo } from 'react';
import { useCourses } from './use-courses.ts';
import { isLearner } from './use-enrollment.ts';

/** A course that somebody takes, with their position in it. */
export interface Learning {
  enrollment: Enrollment;
  course: Course;
}

/** Watches the courses that a person takes, most recently used first; closed ones are left out. */
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
