import PostalMime from 'postal-mime';

/** A mail as its reader sees it; header names are in lower case. */
export interface ReceivedMail {
  id: string;
  from: string;
  to: string[];
  subject: string;
  /** RFC 3339. */
  date: string;
  headers: Record<string, string>;
  text: string;
  html: string;
}

/** Reads a mail in the form of the internet. */
export async function readMail(id: string, raw: Uint8Array): Promise<ReceivedMail> {
  const { from, to, subject, date, headers, text, html } = await PostalMime.parse(raw);
  return {
    id,
    from: from?.address ?? '',
    to: (to ?? []).flatMap(({ address }) => address ?? []),
    subject: subject ?? '',
    date: date ?? '',
    headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
    text: text ?? '',
    html: html ?? '',
  };
}
