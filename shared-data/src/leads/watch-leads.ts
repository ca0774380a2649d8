import { type LeadState, type StoredLead, storedLeadSchema } from '@cursiv/shared-domain';
import { collection, database, limit, orderBy, query, where } from '@cursiv/shared-firebase/firestore';
import { type Watch, watchQuery } from '../watch.ts';

/** Watches the latest messages from the site, of any state or of one, newest first; for administrators. */
export const watchLeads = (count: number, state?: LeadState): Watch<StoredLead[]> =>
  watchQuery(storedLeadSchema, () =>
    query(
      collection(database(), 'leads'),
      ...(state ? [where('state', '==', state)] : []),
      orderBy('createdAt', 'desc'),
      limit(count),
    ),
  );
