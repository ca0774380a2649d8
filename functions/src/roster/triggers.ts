import { enrollmentSchema } from '@cursiv/shared-domain';
import type { DocumentSnapshot } from 'firebase-functions/v2/firestore';
import { coalesced } from '../coalesced.ts';
import { KEEPERS } from '../limits.ts';
import { onDocumentWritten } from '../logged/firestore.ts';
import { enrolled } from '../store/enrolled.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import { parsed } from '../store/parsed.ts';
import { keepRosterEntry } from './keep-roster-entry.ts';
import { isSeen } from './roster-entry.ts';

/** Opened here, before firebase-functions opens the same database for the triggers' snapshots. */
const store = firestoreStore();
const keepEntry = coalesced(async (enrollmentId) => {
  const learner = enrolled(enrollmentId);
  if (learner) await keepRosterEntry(store, learner);
});

const enrollmentIn = (snapshot: DocumentSnapshot | undefined) => {
  const fields = snapshot?.data();
  return parsed(enrollmentSchema, fields && snapshot && { path: snapshot.ref.path, id: snapshot.id, fields });
};

/** A course's roster follows its enrolments: who comes, goes on and leaves. */
export const keepRoster = onDocumentWritten({ document: 'enrollments/{id}', ...KEEPERS }, async ({ data, params }) => {
  if (isSeen(enrollmentIn(data?.before), enrollmentIn(data?.after))) await keepEntry(params.id);
});

/** The rosters in which a person stands follow their name, and lose it with their profile. */
export const keepRosterNames = onDocumentWritten({ document: 'users/{id}', ...KEEPERS }, async ({ data, params }) => {
  if (data?.before.data()?.name === data?.after.data()?.name) return;
  const enrollments = await store.find({ collection: 'enrollments', equals: { uid: params.id } });
  for (const { id } of enrollments) await keepEntry(id);
});
