import {
  isLeadFoundBy,
  type LeadState,
  leadSearchKeyFor,
  leadState,
  mailboxOf,
  type StoredLead,
  storedLeadSchema,
} from '@cursiv/shared-domain';
import { collection, database, doc, orderBy, query, where } from '@cursiv/shared-firebase/firestore';
import { type DocumentList, documentList } from '../reading/document-list.ts';
import type { SearchedList } from '../reading/searched-list.ts';
import { type Found, watchFound } from '../reading/watch-found.ts';
import { type Watch, watchDocument } from '../watch.ts';

/** Which messages are wanted: of any state or of one, whoever deals with them, and of whom or with which words. */
export interface LeadQuestion {
  search: string;
  state?: LeadState | undefined;
  /** Who deals with them; null for nobody. */
  ownerUid?: string | null | undefined;
}

/** The messages that the database finds, newest first: by a word of the search, else by the filters. */
const leadsOf = ({ search, state, ownerUid }: LeadQuestion): DocumentList<StoredLead> =>
  documentList(storedLeadSchema, () => {
    const key = leadSearchKeyFor(search);
    const narrowed =
      key !== undefined
        ? [where('searchKeys', 'array-contains', key)]
        : [
            ...(state ? [where('state', '==', state)] : []),
            ...(ownerUid === undefined ? [] : [where('ownerUid', '==', ownerUid)]),
          ];
    return query(collection(database(), 'leads'), ...narrowed, orderBy('createdAt', 'desc'));
  });

const isWanted = ({ search, state, ownerUid }: LeadQuestion, lead: StoredLead): boolean =>
  isLeadFoundBy(search, lead) &&
  (state === undefined || leadState(lead) === state) &&
  (ownerUid === undefined || (lead.ownerUid ?? null) === ownerUid);

/** The messages from the site that are wanted, newest first; for administrators. */
export const foundLeads = (question: LeadQuestion): SearchedList<StoredLead> => {
  const list = leadsOf(question);
  const isFound = (lead: StoredLead) => isWanted(question, lead);
  return {
    paged: (step) => list.paged(step, isFound),
    readAll: async (heard) => (await list.readAll(heard)).filter(isFound),
  };
};

/** Watches at most `count` other messages from the address of one, newest first; for administrators. */
export const watchOthersOfSender = (
  { id, email }: Pick<StoredLead, 'id' | 'email'>,
  count: number,
): Watch<Found<StoredLead>> =>
  watchFound(
    leadsOf({ search: email }).watch,
    (other) => other.id !== id && mailboxOf(other.email) === mailboxOf(email),
    count,
  );

/** Watches one message; undefined once it is erased. */
export const watchLead = (id: string): Watch<StoredLead | undefined> =>
  watchDocument(storedLeadSchema, () => doc(database(), 'leads', id));
