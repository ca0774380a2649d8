import { senderOf } from '../allowance/sender-of.ts';
import { isAttested } from '../app-check/is-attested.ts';
import { isAppCheckEnforced } from '../app-check/is-enforced.ts';
import { callable } from '../callable/callable.ts';
import { SINGLE } from '../limits.ts';
import { onRequest } from '../logged/https.ts';
import { MAIL_KEY } from '../mail/mail-key.ts';
import { onSchedule } from '../schedules/schedule.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import { answerLead } from './answer-lead.ts';
import { eraseOldLeads } from './erase-old-leads.ts';
import { noteSchema, replySchema } from './inbox/lead-requests.ts';
import { writeEntry } from './inbox/write-entry.ts';
import { LeadAllowance } from './lead-allowance.ts';

const allowance = new LeadAllowance();

/** Takes the messages that visitors leave (spec §7 "Save lead"), from the page's script or from the plain form, and erases one by its link. */
export const leads = onRequest({ ...SINGLE, secrets: [MAIL_KEY] }, async (request, response) => {
  const { status, headers, body } = await answerLead(
    {
      method: request.method,
      language: request.query.in,
      erasure: request.query.erase,
      contentType: request.header('content-type') ?? '',
      // Absent when nothing was sent.
      body: Buffer.from(request.rawBody ?? ''),
      sender: senderOf(request.header('x-forwarded-for')),
      isFromPage: async () => !isAppCheckEnforced() || (await isAttested(request.header('x-firebase-appcheck'))),
    },
    { store: firestoreStore(), key: MAIL_KEY.value(), allowance, now: () => new Date() },
  );
  response.writeHead(status, { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', ...headers });
  response.end(request.method === 'HEAD' ? undefined : body);
});

/** An administrator writes a note about a message. */
export const noteLead = callable(noteSchema, (request, caller) =>
  writeEntry(firestoreStore(), 'notes', request, caller, new Date()),
);

/** An administrator replies to a message; its sender gets the reply by mail. */
export const replyToLead = callable(replySchema, (request, caller) =>
  writeEntry(firestoreStore(), 'replies', request, caller, new Date()),
);

/** Erases the messages whose time is over. */
export const eraseLeads = onSchedule({ schedule: 'every day 03:00', timeoutSeconds: 300, ...SINGLE }, () =>
  eraseOldLeads(firestoreStore(), new Date()),
);
