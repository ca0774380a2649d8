import { callable } from '../callable/callable.ts';
import { limited } from '../callable/limited.ts';
import { onDocumentWritten } from '../logged/firestore.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import { deliver } from './deliver.ts';
import { sendAnnouncement as send } from './send-announcement.ts';
import { sendSchema } from './send-request.ts';

/** Opened here, before firebase-functions opens the same database for the triggers' snapshots. */
const store = firestoreStore();

/** An author sends an announcement to the learners of a course. */
export const sendAnnouncement = callable(
  sendSchema,
  limited('sendAnnouncement', { most: 20, spanMs: 60_000 }, (request, caller) =>
    send(store, request, caller, new Date()),
  ),
);

/** Tells the learners, some at a time: every note of how far it is starts the next go, and a go that failed is repeated. */
export const deliverAnnouncement = onDocumentWritten(
  { document: 'courses/{course}/deliveries/{announcement}' },
  async ({ data, params }) => {
    if (data?.after.exists) await deliver(store, params.course, params.announcement);
  },
);
