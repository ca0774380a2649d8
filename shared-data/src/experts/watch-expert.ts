import { type Expert, expertSchema } from '@cursiv/shared-domain';
import { database, doc } from '@cursiv/shared-firebase/firestore';
import { type Watch, watchDocument } from '../watch.ts';

/** Watches somebody's page as an expert, for themselves and administrators; undefined while they have none. */
export const watchExpert = (uid: string): Watch<Expert | undefined> =>
  watchDocument(expertSchema, () => doc(database(), 'experts', uid));
