import { type CourseDraft, courseDraftSchema, draftsOf } from '@cursiv/shared-domain';
import { collection, database, orderBy, query, where } from '@cursiv/shared-firebase/firestore';
import { type Watch, watchQuery, watchStoredQuery } from '../watch.ts';

/** Watches an author's drafts, latest change first; or at `most` so many. */
export const watchDrafts = (ownerUid: string, most?: number): Watch<CourseDraft[]> =>
  watchStoredQuery(courseDraftSchema, draftsOf(ownerUid, most));

/** Watches the drafts that a person writes with their authors, latest change first. */
export const watchHelpedDrafts = (uid: string): Watch<CourseDraft[]> =>
  watchQuery(courseDraftSchema, () =>
    query(
      collection(database(), 'courseDrafts'),
      where('editorUids', 'array-contains', uid),
      orderBy('updatedAt', 'desc'),
    ),
  );
