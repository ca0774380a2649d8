import { gathered } from '../gathered.ts';
import { SINGLE } from '../limits.ts';
import { onDocumentWritten } from '../logged/firestore.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import { sealEvents } from './seal-events.ts';

/** Opened here, before firebase-functions opens the same database for the triggers' snapshots. */
const store = firestoreStore();
const seal = gathered<string>((_, ids) => sealEvents(store, ids, new Date()));

/** Whatever is written into the audit log, by whomever, is added to the chain of its seals; what could not be is reported again. */
export const sealAudit = onDocumentWritten({ document: 'auditEvents/{eventId}', ...SINGLE }, ({ params }) =>
  seal('auditEvents', params.eventId),
);
