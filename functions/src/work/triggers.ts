import { bookingSchema } from '@cursiv/shared-domain';
import { gathered } from '../gathered.ts';
import { KEEPERS } from '../limits.ts';
import { onDocumentWritten } from '../logged/firestore.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import { parsed } from '../store/parsed.ts';
import { answerIn } from './answer-in.ts';
import { countWork, type WorkChange } from './count-work.ts';

/** Opened here, before firebase-functions opens the same database for the triggers' snapshots. */
const store = firestoreStore();

const keepWork = gathered<WorkChange>(async (uid, changes) => {
  for (const change of changes) await countWork(store, uid, change);
});

/** The figures of an expert's work follow the bookings; an event that could not be counted is reported again. */
export const countExpertWork = onDocumentWritten(
  { document: 'bookings/{id}', ...KEEPERS },
  async ({ data, params }) => {
    const booking = (fields: Record<string, unknown> | undefined) =>
      fields && parsed(bookingSchema, { path: `bookings/${params.id}`, id: params.id, fields });
    const [before, after] = [booking(data?.before.data()), booking(data?.after.data())];
    const uid = (after ?? before)?.expertUid;
    if (!uid || before?.status === after?.status) return;
    await keepWork(uid, { bookingId: params.id, answered: answerIn(before, after) });
  },
);
