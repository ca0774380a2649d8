import {
  isLeadFoundBy,
  type LeadState,
  leadSearchKeyFor,
  leadState,
  type StoredLead,
  storedLeadSchema,
} from '@cursiv/shared-domain';
import { collection, database, doc, limit, orderBy, query, where } from '@cursiv/shared-firebase/firestore';
import { type Found, watchFound } from '../reading/watch-found.ts';
import { type Watch, watchDocument, watchQuery } from '../watch.ts';

/** Which messages are wanted: of any state or of one, and of whom or with which words. */
export interface LeadQuestion {
  search: string;
  state?: LeadState | undefined;
}

/** Watches at most `count` messages from the site, newest first; for administrators. */
export const watchLeads = ({ search, state }: LeadQuestion, count: number): Watch<Found<StoredLead>> => {
  const key = leadSearchKeyFor(search);
  const narrowed =
    key !== undefined ? [where('searchKeys', 'array-contains', key)] : state && [where('state', '==', state)];
  return watchFound(
    (reach) =>
      watchQuery(storedLeadSchema, () =>
        query(collection(database(), 'leads'), ...(narrowed ?? []), orderBy('createdAt', 'desc'), limit(reach)),
      ),
    (lead) => isLeadFoundBy(search, lead) && (state === undefined || leadState(lead) === state),
    count,
  );
};

/** Watches one message; undefined once it is erased. */
export const watchLead = (id: string): Watch<StoredLead | undefined> =>
  watchDocument(storedLeadSchema, () => doc(database(), 'leads', id));
