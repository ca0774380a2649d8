import { type Course, courseSchema } from '@cursiv/shared-domain';
import { collection, database, query, where } from '@cursiv/shared-firebase/firestore';
import { type Watch, watchQuery } from '../watch.ts';

/** Watches what readers have of an author's courses, in no order. */
export const watchOwnCourses = (ownerUid: string): Watch<Course[]> =>
  watchQuery(courseSchema, () => query(collection(database(), 'courses'), where('ownerUid', '==', ownerUid)));
