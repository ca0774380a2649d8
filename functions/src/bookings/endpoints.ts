import { AppError } from '@cursiv/shared-domain';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { Allowance } from '../allowance/allowance.ts';
import { callable } from '../callable/callable.ts';
import { SINGLE } from '../limits.ts';
import { firestoreStore } from '../payload/firestore-source.ts';
import { expireBookings } from './expire-bookings.ts';
import { inTurn } from './in-turn.ts';
import { requestBooking as request } from './request-booking.ts';
import { requestSchema } from './request-schema.ts';

/** A person thinks between two requests; whoever does not, reads no calendar. */
const allowance = new Allowance({ most: 20, spanMs: 60_000 });

/** A learner asks an expert for a session. */
export const requestBooking = callable(requestSchema, async (wanted, caller) => {
  if (!allowance.take(caller.uid)) throw new AppError('too-often');
  return inTurn(wanted.expertUid, () => request(firestoreStore(), wanted, caller, new Date()));
});

/** Requests that nobody answered in time come to their end. */
export const expireRequests = onSchedule({ schedule: 'every 5 minutes', timeoutSeconds: 300, ...SINGLE }, () =>
  expireBookings(firestoreStore(), new Date()),
);
