import { type CourseDraft, courseDraftSchema, draftsOf, helpedDraftsOf } from '@cursiv/shared-domain';
import { type Watch, watchStoredQuery } from '../watch.ts';

/** Watches an author's drafts, latest change first; or at `most` so many. */
export const watchDrafts = (ownerUid: string, most?: number): Watch<CourseDraft[]> =>
  watchStoredQuery(courseDraftSchema, draftsOf(ownerUid, most));

/** Watches the drafts that a person writes with their authors, latest change first. */
export const watchHelpedDrafts = (uid: string): Watch<CourseDraft[]> =>
  watchStoredQuery(courseDraftSchema, helpedDraftsOf(uid));
