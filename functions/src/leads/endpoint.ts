import { onRequest } from 'firebase-functions/v2/https';
import { senderOf } from '../allowance/sender-of.ts';
import { isAttested } from '../app-check/is-attested.ts';
import { isAppCheckEnforced } from '../app-check/is-enforced.ts';
import { SINGLE } from '../limits.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import { answerLead } from './answer-lead.ts';
import { LeadAllowance } from './lead-allowance.ts';

const allowance = new LeadAllowance();

/** Takes the messages that visitors leave (spec §7 "Save lead"), from the page's script and from its bare form. */
export const leads = onRequest(SINGLE, async (request, response) => {
  const { status, headers, body } = await answerLead(
    {
      method: request.method,
      language: request.query.in,
      contentType: request.header('content-type') ?? '',
      // Absent when nothing was sent.
      body: Buffer.from(request.rawBody ?? ''),
      sender: senderOf(request.header('x-forwarded-for')),
      isFromPage: async () => !isAppCheckEnforced() || (await isAttested(request.header('x-firebase-appcheck'))),
    },
    { store: firestoreStore(), allowance, now: () => new Date() },
  );
  response.writeHead(status, { 'Cache-Control': 'no-store', ...headers });
  response.end(request.method === 'HEAD' ? undefined : body);
});
