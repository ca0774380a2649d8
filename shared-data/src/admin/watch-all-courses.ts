import { type Course, type CourseStatus, courseSchema } from '@cursiv/shared-domain';
import { collection, database, limit, orderBy, query, where } from '@cursiv/shared-firebase/firestore';
import { type Watch, watchQuery } from '../watch.ts';

/** Watches at most `count` published courses of everybody, in one state or any, the latest version first; for administrators. */
export const watchAllCourses = (status: CourseStatus | undefined, count: number): Watch<Course[]> =>
  watchQuery(courseSchema, () =>
    query(
      collection(database(), 'courses'),
      ...(status ? [where('status', '==', status)] : []),
      orderBy('publishedAt', 'desc'),
      limit(count),
    ),
  );
