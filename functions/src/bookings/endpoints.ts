import { onSchedule } from 'firebase-functions/v2/scheduler';
import { callable } from '../callable/callable.ts';
import { firestoreStore } from '../payload/firestore-source.ts';
import { expireBookings } from './expire-bookings.ts';
import { inTurn } from './in-turn.ts';
import { requestBooking as request } from './request-booking.ts';
import { requestSchema } from './request-schema.ts';

/** A learner asks an expert for a session. */
export const requestBooking = callable(requestSchema, (wanted, caller) =>
  inTurn(wanted.expertUid, () => request(firestoreStore(), wanted, caller, new Date())),
);

/** Requests that nobody answered in time come to their end. */
export const expireRequests = onSchedule(
  { schedule: 'every 5 minutes', region: 'us-central1', timeoutSeconds: 300, maxInstances: 1 },
  () => expireBookings(firestoreStore(), new Date()),
);
