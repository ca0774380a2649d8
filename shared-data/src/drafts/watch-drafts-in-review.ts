import { type CourseDraft, courseDraftSchema } from '@cursiv/shared-domain';
import { collection, database, query, where } from '@cursiv/shared-firebase/firestore';
import { type Watch, watchQuery } from '../watch.ts';

/** Watches the drafts that wait for a review, in no order; for administrators. */
export const watchDraftsInReview = (): Watch<CourseDraft[]> =>
  watchQuery(courseDraftSchema, () =>
    query(collection(database(), 'courseDrafts'), where('status', '==', 'in_review')),
  );
