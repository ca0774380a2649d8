import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { toMime } from './mime.ts';
import type { Connect, Mail, MailConnection, Outcome } from './outgoing.ts';

/** How long a server may take, in milliseconds: to be reached, to greet, and to answer each line. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000, dnsTimeout: 10_000 };

/** A mail server, and whom mails are from. */
export interface SmtpOptions {
  /** `smtp://user:password@host:587`, or `smtps://…:465`. */
  url: string;
  from: string;
}

/** Opens connections to the mail server at an address. */
export const smtpConnect =
  ({ url, from }: SmtpOptions): Connect =>
  async () => {
    const { protocol, hostname, port, username, password } = new URL(url);
    const secure = protocol === 'smtps:';
    const isLocal = hostname === '127.0.0.1' || hostname === 'localhost';
    const connection = new SMTPConnection({
      host: hostname,
      port: Number(port) || (secure ? 465 : 587),
      secure,
      // A password or a mail never travels readable, but on this machine.
      ...(isLocal ? { ignoreTLS: true, allowInternalNetworkInterfaces: true } : { requireTLS: !secure }),
      ...PATIENCE,
    });
    await opened(connection);
    if (username) {
      const auth = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
      await promisify(connection.login.bind(connection))(auth).catch((error: unknown) => {
        connection.close();
        throw error;
      });
    }
    return connectionOf(connection, from);
  };

/** A connection that has said hello. What fails later is reported to whoever sends. */
function opened(connection: SMTPConnection): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.on('error', reject);
    connection.once('end', () => reject(new Error('The mail server closed the connection.')));
    connection.connect((error) => (error ? reject(error) : resolve()));
  });
}

function connectionOf(connection: SMTPConnection, from: string): MailConnection {
  return {
    async send(mail: Mail) {
      const message = await toMime(mail, from);
      let isAllSaid = false;
      const said = Readable.from([message]);
      said.once('end', () => {
        isAllSaid = true;
      });
      return new Promise((resolve) => {
        const ended = (error?: Refusal | null) =>
          resolve(error ? { outcome: outcomeOf(error, isAllSaid), problem: error.message } : { outcome: 'sent' });
        connection.once('error', ended);
        connection.once('end', () => ended({ message: 'The mail server closed the connection.' }));
        connection.send({ from: addressOf(from), to: [mail.to] }, said, ended);
      });
    },
    close: () => connection.close(),
  };
}

/** `Cursiv <salut@cursiv.ro>` → `salut@cursiv.ro`. */
const addressOf = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from;

function outcomeOf({ responseCode, command, response = '' }: Refusal, isAllSaid: boolean): Outcome {
  if (responseCode === undefined) return isAllSaid ? 'unclear' : 'later';
  if (responseCode < 500) return 'later';
  return command === 'RCPT TO' && !BY_POLICY.test(response) ? 'nobody' : 'refused';
}

/** What the server answered, and to which command. */
interface Refusal {
  responseCode?: number | undefined;
  command?: string | undefined;
  response?: string | undefined;
  message: string;
}

/** A refusal for other reasons than the address (RFC 3463: security or policy). */
const BY_POLICY = /^\d{3}[ -]5\.7\./;
