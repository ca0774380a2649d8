import { MOST_PUSHED, type PushSubscriptionDocument, pushSubscriptionSchema } from '@cursiv/shared-domain';
import { collection, database, limit, query, where } from '@cursiv/shared-firebase/firestore';
import { type Watch, watchQuery } from '../../watch.ts';

/** Watches the browsers in which a person is pushed to. */
export const watchPushed = (uid: string): Watch<PushSubscriptionDocument[]> =>
  watchQuery(pushSubscriptionSchema, () =>
    query(collection(database(), 'pushSubscriptions'), where('uid', '==', uid), limit(MOST_PUSHED)),
  );
