import { enrollmentId } from '@cursiv/shared-domain';

/** The document of a person's enrolment in a course. */
export const enrollmentPath = (uid: string, courseId: string): string => `enrollments/${enrollmentId(uid, courseId)}`;

/** The folder with a learner's state in each lesson of a course. */
export const lessonProgressFolder = (uid: string, courseId: string): string =>
  `${enrollmentPath(uid, courseId)}/lessonProgress`;
