import type { ReceivedMail } from './read-mail.ts';

/** Where the application takes reports about its mails: the path of a function, and the key that lets a mail system in. */
export interface BounceDoor {
  path: string;
  key: string;
}

/** What a mail server reports later of a mail that it has taken: nobody has the address, or its reader calls it spam. */
export const MAIL_REPORTS = ['bounce', 'complaint'] as const;
export type MailReport = (typeof MAIL_REPORTS)[number];

/** Ends no header of a mail early. */
const line = (text = '') => text.replace(/[\r\n]+/g, ' ');

/** Reports on a mail as its reader's mail server does; returns whether the application took that. */
export async function reportMail(
  mail: ReceivedMail,
  report: MailReport,
  { path, key }: BounceDoor,
  origin: string,
): Promise<boolean> {
  const { ok } = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'X-Bounce-Key': key, 'Content-Type': 'message/rfc822' },
    body: REPORTS[report](mail),
  });
  return ok;
}

const REPORTS: Record<MailReport, (mail: ReceivedMail) => string> = {
  /** A delivery status notification (RFC 3464). */
  bounce: (mail) =>
    written(mail, 'delivery-status', 'Your message could not be delivered.', [
      'Reporting-MTA: dns; localhost',
      ...mail.to.flatMap((address) => [
        ...['', `Final-Recipient: rfc822; ${line(address)}`, 'Action: failed', 'Status: 5.1.1'],
        'Diagnostic-Code: smtp; 550 5.1.1 No such user here',
      ]),
    ]),
  /** A feedback report (RFC 5965), which most providers send without the address of whoever complains. */
  complaint: (mail) =>
    written(mail, 'feedback-report', 'A reader has called this message spam.', [
      ...['Feedback-Type: abuse', 'User-Agent: local-cloud/1', 'Version: 1'],
    ]),
};

function written({ id, from, headers }: ReceivedMail, type: string, said: string, fields: string[]): string {
  const part = (mimeType: string, ...lines: string[]) => [`--${id}`, `Content-Type: ${mimeType}`, '', ...lines, ''];
  return [
    'From: Mail Delivery System <mailer-daemon@localhost>',
    `To: ${line(from)}`,
    'Subject: About your message',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=${type}; boundary="${id}"`,
    '',
    ...part('text/plain; charset=utf-8', said),
    ...part(`message/${type}`, ...fields),
    ...part('text/rfc822-headers', `Subject: ${line(headers.subject)}`, `Message-ID: ${line(headers['message-id'])}`),
    `--${id}--`,
    '',
  ].join('\r\n');
}
