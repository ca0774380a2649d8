import { type Waiting, waitingId, waitingSchema } from '@cursiv/shared-domain';
import { database, doc } from '@cursiv/shared-firebase/firestore';
import { type Watch, watchDocument } from '../../watch.ts';

/** Watches whether a person waits for an expert, or has a time held for them; undefined while they do not. */
export const watchWaiting = (expertUid: string, uid: string): Watch<Waiting | undefined> =>
  watchDocument(waitingSchema, () => doc(database(), 'waiting', waitingId(expertUid, uid)));
