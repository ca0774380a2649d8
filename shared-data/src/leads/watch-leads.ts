import { type StoredLead, storedLeadSchema } from '@cursiv/shared-domain';
import { collection, database, limit, orderBy, query } from '@cursiv/shared-firebase/firestore';
import { type Watch, watchQuery } from '../watch.ts';

/** Watches the latest messages from the site, newest first; for administrators. */
export const watchLeads = (count: number): Watch<StoredLead[]> =>
  watchQuery(storedLeadSchema, () =>
    query(collection(database(), 'leads'), orderBy('createdAt', 'desc'), limit(count)),
  );
