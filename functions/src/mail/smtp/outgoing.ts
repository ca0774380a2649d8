/** A mail, ready to be written in the form of the internet. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The address that takes a one-click unsubscription; mail that cannot be turned off has none. */
  unsubscribe: string | undefined;
  /** The same for the same message, so that a reader who gets it twice sees it once. */
  messageId: string;
  date: Date;
}

/**
 * What came of handing a mail over. `later`: the server has certainly not taken it, and may another time. `refused`: it
 * never will. `nobody`: it says that nobody has the address. `unclear`: the connection ended after everything was said and before the server answered.
 */
export type Outcome = 'sent' | 'later' | 'refused' | 'nobody' | 'unclear';

/** A connection to a mail server that is ready for one mail. */
export interface MailConnection {
  /** Never rejects. */
  send(mail: Mail): Promise<{ outcome: Outcome; problem?: string }>;
  close(): void;
}

/** Opens a connection; rejects when the server is down, slow or refuses. */
export type Connect = () => Promise<MailConnection>;
