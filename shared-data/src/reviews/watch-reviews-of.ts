import { type Review, reviewSchema } from '@cursiv/shared-domain';
import { collection, database, limit, orderBy, query, where } from '@cursiv/shared-firebase/firestore';
import { type Watch, watchQuery } from '../watch.ts';

/** Watches the reviews that somebody wrote, in every state and newest first, at most `most`; for administrators. */
export const watchReviewsOf = (uid: string, most: number): Watch<Review[]> =>
  watchQuery(reviewSchema, () =>
    query(collection(database(), 'reviews'), where('uid', '==', uid), orderBy('createdAt', 'desc'), limit(most)),
  );
