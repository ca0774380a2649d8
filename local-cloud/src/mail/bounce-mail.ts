import type { ReceivedMail } from './read-mail.ts';

/** Where the application takes mails that came back: the path of a function, and the key that lets a mail system in. */
export interface BounceDoor {
  path: string;
  key: string;
}

/** Ends no header of a mail early. */
const line = (text = '') => text.replace(/[\r\n]+/g, ' ');

/** Reports that nobody has the address of a mail (RFC 3464), as a mail server does after it has taken one; returns whether that was taken. */
export async function bounceMail(mail: ReceivedMail, { path, key }: BounceDoor, origin: string): Promise<boolean> {
  const { ok } = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'X-Bounce-Key': key, 'Content-Type': 'message/rfc822' },
    body: reportOf(mail),
  });
  return ok;
}

function reportOf({ id, from, to, headers }: ReceivedMail): string {
  const part = (type: string, ...lines: string[]) => [`--${id}`, `Content-Type: ${type}`, '', ...lines, ''];
  const groups = to.flatMap((address) => [
    ...['', `Final-Recipient: rfc822; ${line(address)}`, 'Action: failed', 'Status: 5.1.1'],
    'Diagnostic-Code: smtp; 550 5.1.1 No such user here',
  ]);
  return [
    'From: Mail Delivery System <mailer-daemon@localhost>',
    `To: ${line(from)}`,
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=delivery-status; boundary="${id}"`,
    '',
    ...part('text/plain; charset=utf-8', 'Your message could not be delivered.'),
    ...part('message/delivery-status', 'Reporting-MTA: dns; localhost', ...groups),
    ...part('text/rfc822-headers', `Subject: ${line(headers.subject)}`, `Message-ID: ${line(headers['message-id'])}`),
    `--${id}--`,
    '',
  ].join('\r\n');
}
