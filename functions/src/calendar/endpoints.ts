import { callable } from '../callable/callable.ts';
import { limited } from '../callable/limited.ts';
import { onRequest } from '../logged/https.ts';
import { publicOrigin } from '../public-origin.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import { bookingFileSchema, bookingFile as file } from './booking-file.ts';
import { answerFeed } from './feed/answer-feed.ts';
import { feedAddress, feedRequestSchema } from './feed/feed-address.ts';

/** A booking as a file for a calendar. */
export const bookingFile = callable(
  bookingFileSchema,
  (request, { uid }) => file(firestoreStore(), request, uid, publicOrigin()),
  { staysOpen: true },
);

/** The private address of a person's feed of bookings. */
export const calendarFeed = callable(
  feedRequestSchema,
  limited('calendarFeed', { most: 30, spanMs: 3_600_000 }, ({ action }, { uid }) =>
    feedAddress(firestoreStore(), action, uid, { origin: publicOrigin(), now: new Date() }),
  ),
);

/** The feeds, for calendar programs. */
export const calendar = onRequest({ region: 'us-central1' }, async (request, response) => {
  const clock = { origin: publicOrigin(), now: new Date() };
  const { status, headers, body } = await answerFeed(request.method, request.path, firestoreStore(), clock);
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
});
