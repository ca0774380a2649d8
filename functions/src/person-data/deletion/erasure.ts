import type { StoredDocument } from '../../store/document-source.ts';
import type { Finding } from '../finding.ts';

type Fields = Record<string, unknown>;

/** Whose account is deleted, and what stands in their place from then on. */
export interface Leaver {
  uid: string;
  name: string;
  email: string;
  pseudonym: string;
}

/** What becomes of the documents of one place when a person's account is deleted. */
export type Erasure =
  /** They go. */
  | { kind: 'erase'; find: Finding }
  /** Others need them: the person's traces go, and `further` what they wrote there. */
  | { kind: 'anonymise'; find: Finding; further?: (fields: Fields, document: StoredDocument, leaver: Leaver) => Fields }
  /** They stay as they are, for a reason. */
  | { kind: 'keep'; why: string };

export const erase = (find: Finding): Erasure => ({ kind: 'erase', find });

export const anonymise = (
  find: Finding,
  further?: (fields: Fields, document: StoredDocument, leaver: Leaver) => Fields,
): Erasure => ({ kind: 'anonymise', find, ...(further && { further }) });

export const keep = (why: string): Erasure => ({ kind: 'keep', why });

const isMap = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** A value in which nothing names the person: their id is the pseudonym's, their name and address are empty. */
export function withoutTraces(value: unknown, leaver: Leaver): unknown {
  const { uid, name, email, pseudonym } = leaver;
  if (value === uid) return pseudonym;
  if (typeof value === 'string') return value !== '' && (value === name || value === email) ? '' : value;
  if (Array.isArray(value)) return value.map((inner) => withoutTraces(inner, leaver));
  if (!isMap(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== uid)
      .map(([key, inner]) => [key, withoutTraces(inner, leaver)]),
  );
}
