import { type CourseDraft, courseDraftSchema } from '@cursiv/shared-domain';
import { collection, database, limit, orderBy, query, where } from '@cursiv/shared-firebase/firestore';
import { type Watch, watchQuery } from '../watch.ts';

/** Watches at most `count` drafts that wait for a review, those that have not changed for longest first; for administrators. */
export const watchDraftsInReview = (count: number): Watch<CourseDraft[]> =>
  watchQuery(courseDraftSchema, () =>
    query(
      collection(database(), 'courseDrafts'),
      where('status', '==', 'in_review'),
      orderBy('updatedAt'),
      limit(count),
    ),
  );
