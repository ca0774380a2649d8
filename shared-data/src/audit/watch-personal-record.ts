import { type PersonalRecord, personalRecordSchema } from '@cursiv/shared-domain';
import { collection, database, limit, orderBy, query } from '@cursiv/shared-firebase/firestore';
import { type Watch, watchQuery } from '../watch.ts';

/** Watches the latest of what was done to a person's account and works, newest first; theirs alone to read. */
export const watchPersonalRecord = (uid: string, most: number): Watch<PersonalRecord[]> =>
  watchQuery(personalRecordSchema, () =>
    query(collection(database(), 'users', uid, 'record'), orderBy('at', 'desc'), limit(most)),
  );
