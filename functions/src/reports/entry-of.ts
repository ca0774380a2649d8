import * as z from 'zod/mini';

/** What is kept of a text at most, in characters: who sends reports is not known. */
const MAX_TEXT = 1_000;

const text = z.pipe(
  z.string(),
  z.transform((value) => value.slice(0, MAX_TEXT)),
);
/** An address without its query, which may hold what is nobody's business. */
const address = z.pipe(
  z.string(),
  z.transform((value) => value.replace(/[?#].*$/s, '').slice(0, MAX_TEXT)),
);
const builds = z
  .record(z.string().check(z.maxLength(40)), text)
  .check(z.refine((all) => Object.keys(all).length <= 20));

/** What the shell sends of an unexpected failure. */
const failure = z.object({ message: text, stack: z.optional(text), page: address, builds });

/** What browsers send when they refuse something by the Content-Security-Policy. */
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
}

/** Extensions run in pages that are not theirs; what they do is refused, and says nothing about the site. */
const isOfExtension = (...addresses: (string | undefined)[]) =>
  addresses.some((value) => /^[\w-]+-extension:/.test(value ?? ''));

/** What a report says; undefined for what is none, or not about the site. `body` is what came over the network. */
export function entryOf(body: unknown): LogEntry | undefined {
  const failed = failure.safeParse(body);
  if (failed.success) {
    const { message, ...details } = failed.data;
    return { message: `In a browser: ${message}`, details };
  }
  const violated = violation.safeParse(body);
  if (!violated.success) return undefined;
  const report = violated.data['csp-report'];
  const { 'document-uri': page, 'blocked-uri': blocked, 'source-file': source, 'line-number': line } = report;
  if (isOfExtension(blocked, source)) return undefined;
  const directive = report['effective-directive'] ?? report['violated-directive'];
  return { message: `Refused by the policy: ${directive} ${blocked}`, details: { page, source, line } };
}
