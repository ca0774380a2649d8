import { type Expert, type ExpertStatus, expertSchema } from '@cursiv/shared-domain';
import { collection, database, limit, query, where } from '@cursiv/shared-firebase/firestore';
import { type Watch, watchQuery } from '../watch.ts';

/** Watches at most `count` pages of experts, in one state or any; for administrators. */
export const watchExperts = (status: ExpertStatus | undefined, count: number): Watch<Expert[]> =>
  watchQuery(expertSchema, () =>
    query(collection(database(), 'experts'), ...(status ? [where('status', '==', status)] : []), limit(count)),
  );
