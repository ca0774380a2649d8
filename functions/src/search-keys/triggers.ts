import type { Change, DocumentSnapshot, FirestoreEvent } from 'firebase-functions/v2/firestore';
import { coalesced } from '../coalesced.ts';
import { onDocumentWritten } from '../logged/firestore.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import { keepSearchKeys, missingKeys } from './keep-search-keys.ts';

/** Opened here, before firebase-functions opens the same database for the triggers' snapshots. */
const store = firestoreStore();
const keep = coalesced((path) => keepSearchKeys(store, path));

/** Most changes are of other words: they read nothing. */
async function keepAfter({ data }: FirestoreEvent<Change<DocumentSnapshot> | undefined>): Promise<void> {
  const after = data?.after;
  const fields = after?.data();
  if (after && fields && missingKeys({ path: after.ref.path, fields })) await keep(after.ref.path);
}

/** Keep what people write themselves findable by its present name; what functions write has its keys from the start. */
export const indexExpert = onDocumentWritten({ document: 'experts/{id}' }, keepAfter);
export const indexResource = onDocumentWritten({ document: 'resources/{id}' }, keepAfter);
