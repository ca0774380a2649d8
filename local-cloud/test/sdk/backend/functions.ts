import { HttpsError, onCall } from 'firebase-functions/https';

/** Returns its input and its caller. */
export const echo = onCall(({ data, auth }) => ({ data, uid: auth?.uid ?? null }));

export const refuse = onCall(() => {
  throw new HttpsError('failed-precondition', 'The course is full.', { seats: 0 });
});

export const crash = onCall(() => {
  throw new TypeError('a bug');
});
