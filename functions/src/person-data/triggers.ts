import { cloudFileStore } from '../files/cloud-file-store.ts';
import { onDocumentWritten } from '../logged/firestore.ts';
import { publicOrigin } from '../public-origin.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import { writeExport } from './write-export.ts';

/** Opened here, before firebase-functions opens the same database for the triggers' snapshots. */
const store = firestoreStore();

/** Writes the copy of their data that a person has asked for; a failure is tried again. */
export const writeDataExport = onDocumentWritten(
  {
    document: 'dataRequests/{id}',
    timeoutSeconds: 540,
    memory: '1GiB',
    concurrency: 1,
  },
  async ({ data }) => {
    const uid: unknown = data?.after.get('uid');
    if (typeof uid !== 'string' || data?.after.get('status') !== 'waiting') return;
    await writeExport({ store, files: cloudFileStore(), origin: publicOrigin(), now: new Date() }, uid);
  },
);
