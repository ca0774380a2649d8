import { type CourseDraft, courseDraftSchema } from '@cursiv/shared-domain';
import { collection, database, limit, orderBy, query, where } from '@cursiv/shared-firebase/firestore';
import { type Watch, watchQuery } from '../watch.ts';

/** Watches an author's drafts, latest change first; or at `most` so many. */
export const watchDrafts = (ownerUid: string, most?: number): Watch<CourseDraft[]> =>
  watchQuery(courseDraftSchema, () =>
    query(
      collection(database(), 'courseDrafts'),
      where('ownerUid', '==', ownerUid),
      orderBy('updatedAt', 'desc'),
      ...(most === undefined ? [] : [limit(most)]),
    ),
  );

/** Watches the drafts that a person writes with their authors, latest change first. */
export const watchHelpedDrafts = (uid: string): Watch<CourseDraft[]> =>
  watchQuery(courseDraftSchema, () =>
    query(
      collection(database(), 'courseDrafts'),
      where('editorUids', 'array-contains', uid),
      orderBy('updatedAt', 'desc'),
    ),
  );
