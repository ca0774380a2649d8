import { COURSE_STATUSES, type EnrollmentStatus, isLearning } from '@cursiv/shared-domain';
import type { ReadableCourse } from '../readable-course.ts';

/** What became of a course, for somebody who takes it, took it or might take it. */
export type Standing = 'archived' | 'suspended' | 'left' | 'leftClosed' | 'closed';

/**
 * What is to be said of a course beyond what it teaches; undefined when nothing is, as of a draft. A course that is
 * closed to the reader has no status for them.
 */
export function standingOf(
  course: ReadableCourse['status'] | undefined,
  enrollment: EnrollmentStatus | undefined,
): Standing | undefined {
  if (course !== undefined && !COURSE_STATUSES.some((status) => status === course)) return undefined;
  if (isLearning(enrollment)) {
    if (course === undefined || course === 'suspended') return 'suspended';
    return course === 'archived' ? 'archived' : undefined;
  }
  if (enrollment === undefined) return course === 'published' ? undefined : 'closed';
  return course === 'published' ? 'left' : 'leftClosed';
}
