import { cloudFileStore } from '../files/cloud-file-store.ts';
import { SINGLE } from '../limits.ts';
import { onRequest } from '../logged/https.ts';
import { remembered } from '../site/remembered.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import { checkHealth } from './check-health.ts';

const files = cloudFileStore();

/** An answer serves everybody for so long, in milliseconds: however often the site is asked, it asks its parts this often. */
const KEPT_MS = 15_000;
const ask = remembered(() => checkHealth({ source: firestoreStore(), files, now: new Date() }), KEPT_MS);

/** Whether the site works, part by part: `GET /health` answers 200, or 503 when a part is down. */
export const health = onRequest(SINGLE, async (request, response) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const found = await ask();
  response.setHeader('Cache-Control', `public, max-age=0, s-maxage=${KEPT_MS / 1_000}`);
  response.status(found.state === 'down' ? 503 : 200).json(found);
});
