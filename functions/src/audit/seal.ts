import { createHash } from 'node:crypto';
import { type AuditSeal, canonicalJson } from '@cursiv/shared-domain';

/** The digest of an event that was deleted. */
const GONE = 'gone';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const isInstant = (value: object): value is { toDate: () => Date } => 'toDate' in value;

/** A stored value as JSON has it, whichever client read its instants. */
function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date) return value.toISOString();
  if (isInstant(value)) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(plain);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner)]));
}

/** What an event says, as a SHA-256 in hexadecimal digits. */
export const digestOf = (fields: Record<string, unknown> | undefined): string =>
  fields ? sha256(canonicalJson(plain(fields))) : GONE;

/** The hash that a link must have. */
export const hashOf = ({ index, eventId, digest, previous }: Omit<AuditSeal, 'hash' | 'at'>): string =>
  sha256(canonicalJson([index, eventId, digest, previous]));

/** The id of a link: in the order of their indices, ids are in order too. */
export const sealId = (index: number): string => String(index).padStart(12, '0');
