import * as z from 'zod';
import { callable } from '../callable/callable.ts';
import { onDocumentCreated } from '../logged/firestore.ts';
import { isDocumentId } from '../store/document-id.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import { keepRecord } from './keep-record.ts';
import { noteLook as note } from './note-look.ts';

/** Opened here, before firebase-functions opens the same database for the triggers' snapshots. */
const store = firestoreStore();

/** Whatever is written into the audit log is copied for whom it concerns. */
export const keepPersonalRecord = onDocumentCreated({ document: 'auditEvents/{eventId}' }, ({ params }) =>
  keepRecord(store, params.eventId),
);

/** An administrator has opened somebody's page. */
export const noteLook = callable(z.strictObject({ uid: z.string().refine(isDocumentId) }), async ({ uid }, caller) => {
  await note(store, { uid, actorUid: caller.uid }, new Date());
  return {};
});
