import { type CourseDraft, courseDraftSchema } from '@cursiv/shared-domain';
import { database, doc } from '@cursiv/shared-firebase/firestore';
import { type Watch, watchDocument } from '../watch.ts';

/** Watches one draft, without its lessons' texts; fails with `no-access` for who is none of its authors any more. */
export const watchDraft = (courseId: string): Watch<CourseDraft | undefined> =>
  watchDocument(courseDraftSchema, () => doc(database(), 'courseDrafts', courseId));
