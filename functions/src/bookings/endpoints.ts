import { onSchedule } from 'firebase-functions/v2/scheduler';
import { callable } from '../callable/callable.ts';
import { limited } from '../callable/limited.ts';
import { SINGLE } from '../limits.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import { expireBookings } from './expire-bookings.ts';
import { inTurn } from './in-turn.ts';
import { requestBooking as request } from './request-booking.ts';
import { requestSchema } from './request-schema.ts';

/** A learner asks an expert for a session. A person thinks between two requests; whoever does not, reads no calendar. */
export const requestBooking = callable(
  requestSchema,
  limited('requestBooking', { most: 20, spanMs: 60_000 }, (wanted, caller) =>
    inTurn(wanted.expertUid, () => request(firestoreStore(), wanted, caller, new Date())),
  ),
);

/** Requests that nobody answered in time come to their end. */
export const expireRequests = onSchedule({ schedule: 'every 5 minutes', timeoutSeconds: 300, ...SINGLE }, () =>
  expireBookings(firestoreStore(), new Date()),
);
