import { type Course, courseSchema } from '@cursiv/shared-domain';
import { collection, database, limit, orderBy, query } from '@cursiv/shared-firebase/firestore';
import { type Watch, watchQuery } from '../watch.ts';

/** Watches everybody's published courses in every state, the latest version first; for administrators. */
export const watchAllCourses = (count: number): Watch<Course[]> =>
  watchQuery(courseSchema, () =>
    query(collection(database(), 'courses'), orderBy('publishedAt', 'desc'), limit(count)),
  );
