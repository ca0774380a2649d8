import { type Loadable, useSteadily, useWatch, watchEnrollments, watchLatestLearning } from '@cursiv/shared-data';
import { type EnrolledCourse, type Enrollment, listedCourse } from '@cursiv/shared-domain';
import { useMemo } from 'react';
import { useCourses } from './use-courses.ts';
import { isLearner } from './use-enrollment.ts';

/** A course that somebody takes, with their position in it. */
export interface Learning {
  enrollment: Enrollment;
  course: EnrolledCourse & { id: string };
}

/**
 * Watches the courses that a person takes, most recently used first; or at `most` so many, those that they have finished last; closed
 * ones are left out. Only what an enrolment does not say yet, or says to be closed, is read from the course: its owner may see it.
 */
export function useLearning(uid: string, most?: number): Loadable<Learning[]> {
  const enrollments = useSteadily(
    useWatch(useMemo(() => (most === undefined ? watchEnrollments(uid) : watchLatestLearning(uid, most)), [uid, most])),
  );
  const present = enrollments.status === 'ready' ? enrollments.value.filter(isLearner) : [];
  const courses = useSteadily(useCourses(present.filter(({ course }) => !course).map(({ courseId }) => courseId)));
  if (enrollments.status !== 'ready') return enrollments;
  if (courses.status !== 'ready') return courses;
  const value = present.flatMap((enrollment) => {
    const read = courses.value.get(enrollment.courseId);
    const course = enrollment.course ?? (read && listedCourse(read));
    return course ? [{ enrollment, course: { ...course, id: enrollment.courseId } }] : [];
  });
  return { status: 'ready', value };
}
