import type { DocumentSource, StoredDocument } from '../../store/document-source.ts';

type Fields = Record<string, unknown>;

/** Whose account is deleted, and what stands in their place from then on. */
export interface Leaver {
  uid: string;
  name: string;
  email: string;
  /** Their address, in small letters, if they have proven it: what others know of it is theirs to erase. */
  provenEmail?: string | undefined;
  pseudonym: string;
}

/** Finds the documents of one place that hold traces of a person. */
export type TraceFinding = (
  source: Pick<DocumentSource, 'get' | 'find'>,
  uid: string,
  leaver: Leaver,
) => Promise<StoredDocument[]>;

/** What becomes of the documents of one place when a person's account is deleted. */
export type Erasure =
  /** They go. */
  | { kind: 'erase'; find: TraceFinding }
  /** Others need them: the person's traces go, and `further` what they wrote there. */
  | {
      kind: 'anonymise';
      find: TraceFinding;
      further?: (fields: Fields, document: StoredDocument, leaver: Leaver) => Fields;
    }
  /** They stay as they are, for a reason. */
  | { kind: 'keep'; why: string };

export const erase = (find: TraceFinding): Erasure => ({ kind: 'erase', find });

export const anonymise = (
  find: TraceFinding,
  further?: (fields: Fields, document: StoredDocument, leaver: Leaver) => Fields,
): Erasure => ({ kind: 'anonymise', find, ...(further && { further }) });

export const keep = (why: string): Erasure => ({ kind: 'keep', why });

const isMap = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** A value in which nothing names the person: their id, also as a part of other ids, is the pseudonym's, their name and address are empty. */
export function withoutTraces(value: unknown, leaver: Leaver): unknown {
  const { uid, name, email, pseudonym } = leaver;
  if (typeof value === 'string') {
    if (value !== '' && (value === name || value === email)) return '';
    const parts = value.split('__');
    return parts.includes(uid) ? parts.map((part) => (part === uid ? pseudonym : part)).join('__') : value;
  }
  if (Array.isArray(value)) return value.map((inner) => withoutTraces(inner, leaver));
  if (!isMap(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== uid)
      .map(([key, inner]) => [key, withoutTraces(inner, leaver)]),
  );
}
