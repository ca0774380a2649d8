import { coalesced } from '../coalesced.ts';
import { onDocumentCreated, onDocumentWritten } from '../logged/firestore.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import { keepBeginnings, noteBeginning, noteBooking } from './keep-beginnings.ts';
import { keepSearchKeys } from './keep-search-keys.ts';

/** Opened here, before firebase-functions opens the same database for the triggers' snapshots. */
const store = firestoreStore();
const keep = coalesced((uid) => keepSearchKeys(store, uid));

/** Keeps people findable by their current name and address. */
export const indexUser = onDocumentWritten({ document: 'users/{uid}' }, ({ params }) => keep(params.uid));

/** A new person has begun nothing, and pages need not ask. */
export const keepBeginningsOfUser = onDocumentCreated({ document: 'users/{uid}' }, ({ params }) =>
  keepBeginnings(store, params.uid),
);

/** Who begins a draft, or takes one over, has drafts. */
export const noteDrafts = onDocumentWritten({ document: 'courseDrafts/{id}' }, async ({ data }) => {
  const [before, after]: unknown[] = [data?.before.get('ownerUid'), data?.after.get('ownerUid')];
  if (typeof after === 'string' && after !== before) await noteBeginning(store, after, 'hasDrafts');
});

/** Who is asked for a session has requests, and who asks for one from a lesson has booked there. */
export const noteRequests = onDocumentCreated({ document: 'bookings/{id}' }, async ({ data }) => {
  const booking = data?.data();
  if (booking) await noteBooking(store, booking);
});

/** Who notes something has notes. */
export const noteNotes = onDocumentCreated({ document: 'users/{uid}/notes/{id}' }, ({ params }) =>
  noteBeginning(store, params.uid, 'hasNotes'),
);
