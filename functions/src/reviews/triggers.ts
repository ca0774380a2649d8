import { KEEPERS } from '../limits.ts';
import { onDocumentWritten } from '../logged/firestore.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import { keepReported } from './keep-reported.ts';

/** Opened here, before firebase-functions opens the same database for the triggers' snapshots. */
const store = firestoreStore();

/** A review stays held back until every report of it is ruled on. */
export const holdReported = onDocumentWritten({ document: 'reports/{report}', ...KEEPERS }, async ({ data }) => {
  const report = data?.after.data() ?? data?.before.data();
  if (report?.targetKind === 'review') await keepReported(store, report.targetId);
});
