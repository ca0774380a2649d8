import { defineSecret } from 'firebase-functions/params';
import { adminAccounts } from '../../admin/accounts.ts';
import { onRequest } from '../../logged/https.ts';
import { publicOrigin } from '../../public-origin.ts';
import { firestoreStore } from '../../store/firestore-store.ts';
import { MAIL_KEY } from '../mail-key.ts';
import { answerBounces } from './answer-bounces.ts';

/** Lets the operator's mail system in, or `none` (docs/operate.md). */
const BOUNCE_KEY = defineSecret('BOUNCE_KEY');

/** Takes the reports about mails that came back or are called spam, from the operator's mail system. */
export const bounces = onRequest({ secrets: [BOUNCE_KEY, MAIL_KEY] }, async (request, response) => {
  const { status, headers } = await answerBounces(
    {
      method: request.method,
      given: request.header('x-bounce-key'),
      contentType: request.header('content-type'),
      // Absent when nothing was sent.
      body: Buffer.from(request.rawBody ?? ''),
    },
    {
      store: firestoreStore(),
      accounts: adminAccounts(),
      site: { origin: publicOrigin(), key: MAIL_KEY.value() },
      key: BOUNCE_KEY.value(),
    },
  );
  response.writeHead(status, { 'Cache-Control': 'no-store', ...headers }).end();
});
