import { bookingSchema, isCalledOff } from '@cursiv/shared-domain';
import { KEEPERS } from '../limits.ts';
import { onDocumentWritten } from '../logged/firestore.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import { parsed } from '../store/parsed.ts';
import { serveLine } from './waiting/serve-line.ts';

/** Opened here, before firebase-functions opens the same database for the triggers' snapshots. */
const store = firestoreStore();

/** A time that becomes free is offered to those who wait. */
export const serveLineOfBooking = onDocumentWritten(
  { document: 'bookings/{id}', ...KEEPERS },
  async ({ data, params }) => {
    const booking = (fields: Record<string, unknown> | undefined) =>
      fields && parsed(bookingSchema, { path: `bookings/${params.id}`, id: params.id, fields });
    const [before, after] = [booking(data?.before.data()), booking(data?.after.data())];
    if (!before || !after) return;
    const isFreed = (isCalledOff(after) && !isCalledOff(before)) || +before.startAt !== +after.startAt;
    if (isFreed) await serveLine(store, after.expertUid, new Date());
  },
);

/** New hours are for those who wait, too. */
export const serveLineOfSchedule = onDocumentWritten({ document: 'schedules/{id}', ...KEEPERS }, ({ params }) =>
  serveLine(store, params.id, new Date()),
);

/** Other offerings bring other times; an expert who pauses lets everybody go who waits. */
export const serveLineOfExpert = onDocumentWritten({ document: 'experts/{id}', ...KEEPERS }, ({ params }) =>
  serveLine(store, params.id, new Date()),
);
