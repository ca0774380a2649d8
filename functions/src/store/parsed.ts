import type * as z from 'zod/mini';
import { warn } from '../logged/log.ts';
import type { StoredDocument } from './document-source.ts';

/** A document is read as often as its page is made; told of once in this time, it is found. */
const SPAN_MS = 60_000;
/** The documents that are remembered as told. */
const MOST_TOLD = 1_000;
const told = new Map<string, number>();
/** The letters of a line in the log. */
const LONGEST = 500;

/**
 * The document, parsed by its schema. Undefined when it is absent or malformed; a malformed one is logged in one line, at
 * most once a minute, and breaks no page.
 */
export function parsed<T extends z.ZodMiniType>(
  schema: T,
  document: StoredDocument | undefined,
): z.output<T> | undefined {
  if (!document) return undefined;
  const result = schema.safeParse({ ...document.fields, id: document.id });
  if (result.success) return result.data;
  if (isNews(document.path)) warn(`Malformed document left out: ${document.path} (${problemsOf(result.error)})`);
  return undefined;
}

function isNews(path: string): boolean {
  const now = Date.now();
  if (now - (told.get(path) ?? 0) < SPAN_MS) return false;
  told.delete(path);
  told.set(path, now);
  for (const oldest of told.keys()) if (told.size > MOST_TOLD) told.delete(oldest);
  return true;
}

/** A field by the name that the schema gives it; what is deeper may be named by who wrote it. */
const fieldOf = ([field = '', ...deeper]: readonly PropertyKey[]): string =>
  `${String(field)}${deeper.length > 0 ? '.…' : ''}`;

const problemsOf = ({ issues }: z.core.$ZodError): string =>
  issues
    .map(({ path, message }) => `${fieldOf(path)}: ${message}`)
    .join('; ')
    .replace(/\s+/g, ' ')
    .slice(0, LONGEST);

/** The well-formed documents of a list, in its order. */
export const allParsed = <T extends z.ZodMiniType>(schema: T, documents: StoredDocument[]): z.output<T>[] =>
  documents.flatMap((document) => {
    const value = parsed(schema, document);
    return value === undefined ? [] : [value];
  });
