import { warn } from 'firebase-functions/logger';
import * as z from 'zod/mini';
import type { StoredDocument } from './document-source.ts';

/**
 * The document, parsed by its schema. Undefined when it is absent or malformed; a malformed one is logged, so that it
 * breaks no page.
 */
export function parsed<T extends z.ZodMiniType>(
  schema: T,
  document: StoredDocument | undefined,
): z.output<T> | undefined {
  if (!document) return undefined;
  const result = schema.safeParse({ ...document.fields, id: document.id });
  if (result.success) return result.data;
  warn(`Malformed document left out: ${document.path}`, { problems: z.prettifyError(result.error) });
  return undefined;
}

/** The well-formed documents of a list, in its order. */
export const allParsed = <T extends z.ZodMiniType>(schema: T, documents: StoredDocument[]): z.output<T>[] =>
  documents.flatMap((document) => {
    const value = parsed(schema, document);
    return value === undefined ? [] : [value];
  });
