import { type Publication, publicationSchema } from '@cursiv/shared-domain';
import { database, doc } from '@cursiv/shared-firebase/firestore';
import { type Watch, watchDocument } from '../watch.ts';

/** Watches the last publication of a course; undefined when there was none. */
export const watchPublication = (courseId: string): Watch<Publication | undefined> =>
  watchDocument(publicationSchema, () => doc(database(), 'publications', courseId));
