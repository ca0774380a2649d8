import PostalMime from 'postal-mime';

/** What a mail system reports of a mail that it gave up: for whom, and why (RFC 3463). */
export interface Failure {
  /** The address that the mail was for, and the one that it was led on to; in lower case. */
  recipients: string[];
  /** A class, a subject and a detail, such as `5.1.1`. */
  status: string;
}

/** A report about a mail of ours that did not arrive: the mail's id, and for whom it failed for good. */
export interface BounceReport {
  messageId: string;
  failures: Failure[];
}

/** Why a reader, or their mail system, wants no such mails (RFC 5965, 7.3; `opt-out` is of its drafts, and still sent). */
const COMPLAINTS = ['abuse', 'fraud', 'virus', 'opt-out'] as const;

/** A report that a mail of ours is spam. Whom it was for is often blackened in it, and is not read. */
export interface ComplaintReport {
  messageId: string;
  complaint: (typeof COMPLAINTS)[number];
}

/** Our mail came back in it, whole or its headers alone. */
const RETURNED = ['message/rfc822', 'message/global', 'text/rfc822-headers', 'message/global-headers'];
const STATUS = ['message/delivery-status', 'message/global-delivery-status'];
const FEEDBACK = 'message/feedback-report';

/** A mail of ours is for one person; so many groups are read. */
const MOST_GROUPS = 10;

/** No report goes deeper, or has longer headers, in bytes. */
const BOUNDS = { maxNestingDepth: 10, maxHeadersSize: 65_536 };

/** Reads a delivery status notification (RFC 3464) or a complaint (RFC 5965); undefined for any other mail. */
export async function readReport(raw: Uint8Array): Promise<BounceReport | ComplaintReport | undefined> {
  const parts = await partsOf(raw);
  const status = parts.find(({ mimeType }) => STATUS.includes(mimeType));
  const feedback = parts.find(({ mimeType }) => mimeType === FEEDBACK);
  const returned = parts.find(({ mimeType }) => RETURNED.includes(mimeType));
  const messageId = returned && fieldsOf(returned.content.split(/\n\s*\n/, 1)[0] ?? '').get('message-id');
  if (!messageId) return undefined;
  if (status) return { messageId, failures: failuresOf(status.content) };
  const complaint = feedback && complaintOf(fieldsOf(feedback.content));
  return complaint && { messageId, complaint };
}

function failuresOf(status: string): Failure[] {
  // The first group is about the report itself.
  const [, ...groups] = status.trim().split(/\n\s*\n/);
  return groups.slice(0, MOST_GROUPS).flatMap((group) => failureOf(fieldsOf(group)) ?? []);
}

/** Undefined for what is no complaint: that a mail is not spam, or did not prove where it came from. */
function complaintOf(fields: Map<string, string>): ComplaintReport['complaint'] | undefined {
  const said = fields.get('feedback-type')?.toLowerCase();
  return COMPLAINTS.find((known) => known === said);
}

/** The parts of a mail as text; none of what is no mail. */
async function partsOf(raw: Uint8Array): Promise<{ mimeType: string; content: string }[]> {
  const { attachments } = await PostalMime.parse(raw, {
    ...{ forceRfc822Attachments: true, attachmentEncoding: 'utf8' },
    ...BOUNDS,
  }).catch(() => ({ attachments: [] }));
  return attachments.map(({ mimeType, content }) => ({ mimeType, content: String(content).replaceAll('\r\n', '\n') }));
}

/** Only what failed for good: a mail that is late may still arrive. */
function failureOf(fields: Map<string, string>): Failure | undefined {
  const [status] = /^5\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '') ?? [];
  if (fields.get('action')?.toLowerCase() !== 'failed' || !status) return undefined;
  const named = [fields.get('original-recipient'), fields.get('final-recipient')];
  return { recipients: named.flatMap((one) => (one ? [addressOf(one)] : [])), status };
}

/** `rfc822; Ana@exemplu.ro` → `ana@exemplu.ro`. */
const addressOf = (named: string): string =>
  named
    .slice(named.indexOf(';') + 1)
    .trim()
    .replace(/^<|>$/g, '')
    .toLowerCase();

/** Header fields by their names in lower case, each with its first value; lines that were folded are one. */
function fieldsOf(lines: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of lines.replace(/\n[ \t]+/g, ' ').split('\n')) {
    const [, name = '', value = ''] = /^([\w-]+):(.*)$/.exec(line) ?? [];
    if (name && !fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), value.trim());
  }
  return fields;
}
