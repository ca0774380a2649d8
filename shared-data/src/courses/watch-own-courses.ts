import { type Course, courseSchema, coursesOf } from '@cursiv/shared-domain';
import { type Watch, watchStoredQuery } from '../watch.ts';

/** Watches what readers have of an author's courses, in no order. */
export const watchOwnCourses = (ownerUid: string): Watch<Course[]> =>
  watchStoredQuery(courseSchema, coursesOf(ownerUid));
