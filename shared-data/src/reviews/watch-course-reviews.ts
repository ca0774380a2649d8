import { type Review, reviewSchema } from '@cursiv/shared-domain';
import { collection, database, limit, orderBy, query, where } from '@cursiv/shared-firebase/firestore';
import { type Watch, watchQuery } from '../watch.ts';

/** Watches the newest reviews of a course that everybody reads. */
export const watchCourseReviews = (courseId: string, most: number): Watch<Review[]> =>
  watchQuery(reviewSchema, () =>
    query(
      collection(database(), 'reviews'),
      where('targetKind', '==', 'course'),
      where('targetId', '==', courseId),
      where('status', '==', 'published'),
      orderBy('createdAt', 'desc'),
      limit(most),
    ),
  );
