import MailComposer from 'nodemailer/lib/mail-composer';
import type { Mail } from './outgoing.ts';

/** Signs that end a line or that nobody sees: in a header they would begin another. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** The mail as it travels. */
export function toMime(mail: Mail, from: string): Promise<Buffer> {
  const { to, subject, text, html, unsubscribe, messageId, date } = mail;
  const list = unsubscribe && {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return new MailComposer({
    from,
    to: { name: '', address: to },
    subject: subject.replace(CONTROLS, ' ').trim(),
    text,
    html,
    messageId,
    date,
    headers: { ...list, 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}
