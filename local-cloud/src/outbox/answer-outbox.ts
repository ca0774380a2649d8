import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Language, pageLanguage } from '../auth/pages/language.ts';
import { HttpError } from '../http/http-error.ts';
import { requireOwnPage, requireOwnReader } from '../http/own-page.ts';
import { sendJson, sendText } from '../http/send.ts';
import type { ReceivedMail } from '../mail/read-mail.ts';
import { MAIL_REPORTS, reportMail } from '../mail/report-mail.ts';
import type { Services } from '../services.ts';
import { boxPage, mailPage, type Reporting, typesPage } from './outbox-pages.ts';

/** A mail's own page may load nothing, run nothing, and stand in ours alone; its links open beside it. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/**
 * Answers `/outbox` and what is below it; false for any other path. `/outbox/mails.json?to=` and `/outbox/types.json` are
 * for tests: the mails as their readers see them. So is `/outbox/pushes.json?to=`: what browsers are pushed, encrypted for them.
 */
export async function answerOutbox(
  services: Services,
  request: IncomingMessage,
  response: ServerResponse,
  { pathname, searchParams }: URL,
): Promise<boolean> {
  if (pathname !== '/outbox' && !pathname.startsWith('/outbox/')) return false;
  if (request.method === 'POST') return letReport(services, request, response, { pathname, searchParams });
  requireOwnReader(request.headers);
  response.setHeader('Cache-Control', 'no-store');
  const { auth, mailbox, mailPreviews, pushes, bounces } = services;
  const language: Language = pageLanguage(searchParams, request.headers['accept-language']);
  const isPreview = pathname.startsWith('/outbox/types');
  const mails = isPreview ? await mailPreviews() : await mailbox.list();
  const id = searchParams.get('id');
  const to = searchParams.get('to');
  const show = (page: string) => sendText(response, page, 'text/html');
  if (pathname === '/outbox/mails.json' || pathname === '/outbox/types.json')
    sendJson(response, to === null ? mails : mails.filter((mail) => mail.to.includes(to)));
  else if (pathname === '/outbox/pushes.json') sendJson(response, pushes.list(to ?? undefined));
  else if (pathname === '/outbox/mail/content' || pathname === '/outbox/types/content') {
    response.setHeader('Content-Security-Policy', MAIL_POLICY);
    show(found(mails, id).html.replace('<head>', '<head><base target="_blank">'));
  } else if (id !== null)
    show(
      mailPage(
        language,
        found(mails, id),
        isPreview ? '/outbox/types' : '/outbox/mail',
        isPreview || !bounces ? undefined : reportSaid(searchParams),
      ),
    );
  else if (pathname === '/outbox/types') show(typesPage(language, mails));
  else if (pathname === '/outbox') show(boxPage(language, auth.messages(), mails));
  else return false;
  return true;
}

/** What became of the report about a mail, if one has just been made. */
const reportSaid = (query: URLSearchParams): Reporting => {
  const said = query.get('report');
  return said === 'taken' || said === 'refused' ? said : 'possible';
};

/** `POST /outbox/mail/bounce?id=`, and `complaint`: that is reported of the mail as its reader's mail server would. */
async function letReport(
  { mailbox, bounces }: Services,
  request: IncomingMessage,
  response: ServerResponse,
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
): Promise<boolean> {
  const report = MAIL_REPORTS.find((known) => pathname === `/outbox/mail/${known}`);
  if (!report || !bounces) return false;
  requireOwnPage(request.headers);
  const mail = found(await mailbox.list(), searchParams.get('id'));
  const isTaken = await reportMail(mail, report, bounces, `http://127.0.0.1:${request.socket.localPort}`);
  const query = new URLSearchParams({
    ...{ id: mail.id, lang: pageLanguage(searchParams, request.headers['accept-language']) },
    report: isTaken ? 'taken' : 'refused',
  });
  response.writeHead(303, { Location: `/outbox/mail?${query.toString()}` }).end();
  return true;
}

function found(mails: ReceivedMail[], id: string | null): ReceivedMail {
  const mail = mails.find((one) => one.id === id);
  if (!mail) throw new HttpError(404, 'NOT_FOUND', 'There is no such mail.');
  return mail;
}
