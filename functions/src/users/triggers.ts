import { coalesced } from '../coalesced.ts';
import { onDocumentWritten } from '../logged/firestore.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import { keepSearchKeys } from './keep-search-keys.ts';

/** Opened here, before firebase-functions opens the same database for the triggers' snapshots. */
const store = firestoreStore();
const keep = coalesced((uid) => keepSearchKeys(store, uid));

/** Keeps people findable by their current name and address. */
export const indexUser = onDocumentWritten({ document: 'users/{uid}', region: 'us-central1' }, ({ params }) =>
  keep(params.uid),
);
