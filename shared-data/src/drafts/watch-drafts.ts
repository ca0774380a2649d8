import { type CourseDraft, courseDraftSchema } from '@cursiv/shared-domain';
import { collection, database, orderBy, query, where } from '@cursiv/shared-firebase/firestore';
import { type Watch, watchQuery } from '../watch.ts';

/** Follows an author's working copies, the last changed first. */
export const watchDrafts = (ownerUid: string): Watch<CourseDraft[]> =>
  watchQuery(courseDraftSchema, () =>
    query(collection(database(), 'courseDrafts'), where('ownerUid', '==', ownerUid), orderBy('updatedAt', 'desc')),
  );
