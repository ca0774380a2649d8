import { type SmtpOptions, smtpConnect } from '@cursiv/functions/smtp';
import type { OobCode } from '@cursiv/local-cloud';

/** What the mail of each link says; the reader's language is not known before they are signed in. */
const TEXTS = {
  PASSWORD_RESET: ['Parolă nouă / New password', 'Alege o parolă nouă.', 'Choose a new password.'],
  VERIFY_EMAIL: [
    'Confirmă adresa / Confirm your address',
    'Confirmă adresa de e-mail.',
    'Confirm your e-mail address.',
  ],
  VERIFY_AND_CHANGE_EMAIL: [
    'Confirmă noua adresă / Confirm the new address',
    'Confirmă noua adresă de e-mail.',
    'Confirm the new e-mail address.',
  ],
  EMAIL_SIGNIN: ['Intră în cont / Sign in', 'Intră în cont cu acest link.', 'Sign in with this link.'],
} as const satisfies Record<OobCode['requestType'], readonly [subject: string, ro: string, en: string]>;

const NOT_ASKED = {
  ro: 'Dacă nu ai cerut asta, nu trebuie să faci nimic.',
  en: 'If you did not ask for this, there is nothing to do.',
};

interface Site extends Pick<SmtpOptions, 'from'> {
  smtpUrl: string;
  siteOrigin: string;
}

/** Mails the links of Authentication, which hosted Firebase would mail. A mail that does not leave is logged without its address. */
export function deliverer({ smtpUrl, from, siteOrigin }: Site): (message: OobCode) => void {
  const connect = smtpConnect({ url: smtpUrl, from });
  const send = async ({ requestType, email, newEmail, oobLink, oobCode, createdAt }: OobCode) => {
    const [subject, ro, en] = TEXTS[requestType];
    const link = (lang: string) => `${oobLink}&lang=${lang}`;
    const connection = await connect();
    const { outcome } = await connection.send({
      to: newEmail ?? email,
      subject,
      text: `${ro}\n${link('ro')}\n${NOT_ASKED.ro}\n\n${en}\n${link('en')}\n${NOT_ASKED.en}\n\n${siteOrigin}\n`,
      html: [
        `<p>${ro}<br><a href="${attribute(link('ro'))}">${siteOrigin}</a><br>${NOT_ASKED.ro}</p>`,
        `<p lang="en">${en}<br><a href="${attribute(link('en'))}">${siteOrigin}</a><br>${NOT_ASKED.en}</p>`,
      ].join('\n'),
      unsubscribe: undefined,
      messageId: `<${oobCode.slice(0, 8)}.${createdAt}@${new URL(siteOrigin).hostname}>`,
      date: new Date(createdAt),
    });
    connection.close();
    if (outcome !== 'sent') throw new Error(outcome);
  };
  return (message) => {
    send(message).catch((error: unknown) =>
      console.error(`A mail of Authentication did not leave (${message.requestType}): ${reasonOf(error)}`),
    );
  };
}

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The mail server's words may quote the address. */
const reasonOf = (error: unknown): string =>
  error instanceof Error ? ((error as Error & { code?: string }).code ?? error.message.slice(0, 20)) : 'unknown';
