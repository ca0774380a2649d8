import { coalesced } from '../../coalesced.ts';
import { KEEPERS } from '../../limits.ts';
import { onDocumentWritten } from '../../logged/firestore.ts';
import { firestoreStore } from '../../store/firestore-store.ts';
import { keepUnread } from './keep-unread.ts';

/** Opened here, before firebase-functions opens the same database for the triggers' snapshots. */
const store = firestoreStore();
const keep = coalesced((uid) => keepUnread(store, uid));

/** The bell of a person follows what they are told, and what they read and put away; a hundred that are marked together are counted once. */
export const keepUnreadOfPerson = onDocumentWritten(
  { document: 'users/{uid}/notifications/{id}', ...KEEPERS },
  ({ params }) => keep(params.uid),
);
