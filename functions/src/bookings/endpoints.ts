import { callable } from '../callable/callable.ts';
import { limited } from '../callable/limited.ts';
import { SINGLE } from '../limits.ts';
import { onSchedule } from '../schedules/schedule.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import { callOffBooking as callOff, callOffSchema } from './calling-off/call-off-booking.ts';
import { expireBookings } from './expire-bookings.ts';
import { inTurn } from './in-turn.ts';
import { bookingRequestSchema, seriesRequestSchema } from './request-schema.ts';
import { requestBooking as request } from './requesting/request-booking.ts';
import { requestSeries as requestWeeks } from './requesting/request-series.ts';
import { answerProposal as answer } from './rescheduling/answer-proposal.ts';
import { rescheduleBooking as reschedule } from './rescheduling/reschedule-booking.ts';
import { proposalAnswerSchema, rescheduleSchema } from './rescheduling/reschedule-schema.ts';
import { moveSeries as moveWeeks } from './series/move-series.ts';
import { seriesMoveSchema } from './series/series-schema.ts';
import { serveLine } from './waiting/serve-line.ts';
import { serveLines } from './waiting/serve-lines.ts';
import { waitForExpert as wait, waitSchema } from './waiting/wait-for-expert.ts';

/** A learner requests a booking. The short allowance keeps scripts from reading experts' calendars by trial. */
export const requestBooking = callable(
  bookingRequestSchema,
  limited('requestBooking', { most: 20, spanMs: 60_000 }, (wanted, caller) =>
    inTurn(wanted.expertUid, () => request(firestoreStore(), wanted, caller, new Date())),
  ),
);

/** A learner requests the same time of several weeks. */
export const requestSeries = callable(
  seriesRequestSchema,
  limited('requestSeries', { most: 10, spanMs: 60_000 }, (wanted, caller) =>
    inTurn(wanted.expertUid, () => requestWeeks(firestoreStore(), wanted, caller, new Date())),
  ),
);

/** One side answers, cancels or moves several weeks of a series at once. */
export const moveSeries = callable(
  seriesMoveSchema,
  limited('moveSeries', { most: 12, spanMs: 600_000 }, (wanted, caller) =>
    moveWeeks(firestoreStore(), wanted, caller, new Date()),
  ),
);

/** Joins or leaves the line for an expert without free times, or looks where the caller stands. */
export const waitingList = callable(
  waitSchema,
  limited('waitingList', { most: 30, spanMs: 60_000 }, (wanted, caller) =>
    inTurn(wanted.expertUid, async () => {
      const place = await wait(firestoreStore(), wanted, caller, new Date());
      if (wanted.action !== 'look') await serveLine(firestoreStore(), wanted.expertUid, new Date());
      return place;
    }),
  ),
  { staysOpen: ({ action }) => action === 'look' },
);

/** One side wants another time; each proposal is told to the other side, so that an hour allows few. */
export const rescheduleBooking = callable(
  rescheduleSchema,
  limited('rescheduleBooking', { most: 12, spanMs: 3_600_000 }, (wanted, caller) =>
    reschedule(firestoreStore(), wanted, caller, new Date()),
  ),
);

/** The other side agrees to a proposed time or not, or whoever proposed it withdraws it. */
export const answerProposal = callable(proposalAnswerSchema, (given, caller) =>
  answer(firestoreStore(), given, caller, new Date()),
);

/** An administrator, or one of their staff, calls a booking off for both sides. */
export const callOffBooking = callable(callOffSchema, (request, caller) =>
  callOff(firestoreStore(), request, caller, new Date()),
);

/** Expires the requests that nobody answered in time. */
export const expireRequests = onSchedule({ schedule: 'every 5 minutes', timeoutSeconds: 300, ...SINGLE }, () =>
  expireBookings(firestoreStore(), new Date()),
);

/** Offers times that have become free by the clock alone to those who wait, and passes on those that nobody took. */
export const serveWaitingLists = onSchedule({ schedule: 'every 5 minutes', timeoutSeconds: 300, ...SINGLE }, () =>
  serveLines(firestoreStore(), new Date()),
);
