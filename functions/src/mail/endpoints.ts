import { defineSecret, defineString } from 'firebase-functions/params';
import { adminAccounts } from '../admin/accounts.ts';
import { callable } from '../callable/callable.ts';
import { limited } from '../callable/limited.ts';
import { SINGLE } from '../limits.ts';
import { onDocumentCreated } from '../logged/firestore.ts';
import { onRequest } from '../logged/https.ts';
import { PLAIN_PAGE_HEADERS } from '../plain-page/plain-page.ts';
import { publicOrigin } from '../public-origin.ts';
import { onSchedule } from '../schedules/schedule.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import { readInvitationMail } from './invitation/read-invitation-mail.ts';
import { readLeadMail } from './lead/read-lead-mail.ts';
import { MAIL_KEY } from './mail-key.ts';
import { eraseEnded } from './queue/erase-ended.ts';
import { sendAtOnce } from './queue/send-at-once.ts';
import { sendDue } from './queue/send-due.ts';
import { type Sending, sendMail } from './queue/send-mail.ts';
import { settleJob, settlementSchema } from './queue/settle-job.ts';
import { readMail } from './read-mail.ts';
import { mailTextsReader } from './texts/mail-texts-reader.ts';
import { mailPreviewSchema, previewMailText as preview } from './texts/preview-mail-text.ts';
import { answerUnsubscribe } from './unsubscribe/answer-unsubscribe.ts';

/** The mail server, with its password: `smtps://user:password@host` (docs/deploy.md). */
const SMTP_URL = defineSecret('SMTP_URL');
/** Whom mails are from. */
const MAIL_FROM = defineString('MAIL_FROM');
const LOCAL_FROM = 'Cursiv <salut@cursiv.test>';

/** Opened here, before firebase-functions opens the same database for the triggers' snapshots. */
const store = firestoreStore();
const mailTexts = mailTextsReader(store);

function sending(): Sending {
  const site = { origin: publicOrigin(), key: MAIL_KEY.value() };
  const now = () => new Date();
  return {
    store,
    async connect() {
      const { smtpConnect } = await import('./smtp/smtp-connect.ts');
      return smtpConnect({ url: SMTP_URL.value(), from: MAIL_FROM.value() || LOCAL_FROM })();
    },
    async compose(job) {
      const texts = await mailTexts();
      if ('siteInvitation' in job) return readInvitationMail({ store, site, texts }, job, now());
      if ('lead' in job) return readLeadMail({ store, site, texts }, job, now());
      return readMail({ store, accounts: adminAccounts(), site, texts }, job, now());
    },
    now,
  };
}

const ROOM = { most: 5, patienceMs: 30_000, now: Date.now };
const sendNew = sendAtOnce(ROOM, (path) => sendMail(sending(), path));

/** Sends a mail as soon as there is one. */
export const sendNewMail = onDocumentCreated(
  { document: 'mails/{id}', timeoutSeconds: 300, secrets: [SMTP_URL, MAIL_KEY], ...SINGLE },
  ({ params }) => sendNew(`mails/${params.id}`),
);

/** Sends what waits: mails that the server did not take, and those that a crash left behind. */
export const sendDueMails = onSchedule(
  { schedule: 'every 1 minutes', timeoutSeconds: 300, secrets: [SMTP_URL, MAIL_KEY], ...SINGLE },
  () => sendDue(sending()),
);

/** Erases mails and pushes that ended long ago. */
export const eraseEndedJobs = onSchedule({ schedule: 'every 60 minutes', timeoutSeconds: 300, ...SINGLE }, () =>
  eraseEnded(store, new Date()),
);

/** An administrator has a mail that could not leave tried again, or lets it go. */
export const settleMail = callable(settlementSchema, (request, caller) =>
  settleJob(store, 'mails', request, caller, new Date()),
);

/** Whoever writes the texts of mails sees one as it will look. */
export const previewMailText = callable(
  mailPreviewSchema,
  limited('previewMailText', { most: 600, spanMs: 3_600_000 }, (request, { uid }) => preview(store, request, uid)),
);

/** The page behind the links that end a type of mail; works signed out. */
export const unsubscribe = onRequest({ secrets: [MAIL_KEY] }, async (request, response) => {
  const key = MAIL_KEY.value();
  const { status, body } = await answerUnsubscribe(request.method, request.query.token, { store, key });
  response.writeHead(status, { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', ...PLAIN_PAGE_HEADERS });
  response.end(request.method === 'HEAD' ? undefined : body);
});
