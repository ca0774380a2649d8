import { type CourseInstructor, courseInstructorSchema, placesOf } from '@cursiv/shared-domain';
import { collection, database, limit, query, where } from '@cursiv/shared-firebase/firestore';
import { type Watch, watchQuery, watchStoredQuery } from '../watch.ts';

/** As many as anybody has. */
const MOST = 200;

const places = () => collection(database(), 'courseInstructors');

/** Watches whom an author has named as instructors of one of their courses. */
export const watchInstructors = (courseId: string, ownerUid: string): Watch<CourseInstructor[]> =>
  watchQuery(courseInstructorSchema, () =>
    query(places(), where('ownerUid', '==', ownerUid), where('courseId', '==', courseId), limit(MOST)),
  );

/** Watches the courses that somebody was named for. */
export const watchInvitations = (uid: string): Watch<CourseInstructor[]> =>
  watchStoredQuery(courseInstructorSchema, placesOf(uid));
