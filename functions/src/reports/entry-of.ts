import * as z from 'zod/mini';

/** The most characters kept of a text: reports come from unknown senders. */
const MAX_TEXT = 1_000;

const text = z.pipe(
  z.string(),
  z.transform((value) => value.slice(0, MAX_TEXT)),
);
/** An address without its query, which may contain private data. */
const address = z.pipe(
  z.string(),
  z.transform((value) => value.replace(/[?#].*$/s, '').slice(0, MAX_TEXT)),
);
const builds = z
  .record(z.string().check(z.maxLength(40)), text)
  .check(z.refine((all) => Object.keys(all).length <= 20));

/** The shell's report of an unexpected failure. */
const failure = z.object({ message: text, stack: z.optional(text), page: address, builds });

/** A browser's report of something that the Content-Security-Policy refused. */
const violation = z.object({
  'csp-report': z.object({
    'document-uri': address,
    'blocked-uri': address,
    'effective-directive': z.optional(text),
    'violated-directive': z.optional(text),
    'source-file': z.optional(address),
    'line-number': z.optional(z.number()),
  }),
});

/** A line of the log. */
export interface LogEntry {
  message: string;
  details: Record<string, unknown>;
  /** What finds the line of the call that failed. */
  labels?: { request: string };
}

/** How the message of a failed call names it (`shared-data/src/call-function.ts`). */
const FAILED_CALL = /\(request ([0-9a-f]{8})\)/;

/** Extensions run in other sites' pages; their refusals say nothing about the site. */
const isOfExtension = (...addresses: (string | undefined)[]) =>
  addresses.some((value) => /^[\w-]+-extension:/.test(value ?? ''));

/** What the database's client asks for after a failure, to learn whether there is a network: refused as it should be. */
const NETWORK_PROBE = 'https://www.google.com/images/cleardot.gif';

/** The log entry for a report; undefined when it is malformed or not about the site. `body` came over the network. */
export function entryOf(body: unknown): LogEntry | undefined {
  const failed = failure.safeParse(body);
  if (failed.success) {
    const { message, ...details } = failed.data;
    const [, request] = FAILED_CALL.exec(message) ?? [];
    return { message: `In a browser: ${message}`, details, ...(request && { labels: { request } }) };
  }
  const violated = violation.safeParse(body);
  if (!violated.success) return undefined;
  const report = violated.data['csp-report'];
  const { 'document-uri': page, 'blocked-uri': blocked, 'source-file': source, 'line-number': line } = report;
  if (blocked === NETWORK_PROBE || isOfExtension(blocked, source)) return undefined;
  const directive = report['effective-directive'] ?? report['violated-directive'];
  return { message: `Refused by the policy: ${directive} ${blocked}`, details: { page, source, line } };
}
