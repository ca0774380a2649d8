import { warn } from 'firebase-functions/logger';
import * as z from 'zod/mini';
import type { StoredDocument } from './document-source.ts';

/** The document as its schema has it; undefined when it is absent or malformed, which is logged: one bad document breaks no page. */
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

/** The well-formed ones of a list, in its order. */
export const allParsed = <T extends z.ZodMiniType>(schema: T, documents: StoredDocument[]): z.output<T>[] =>
  documents.flatMap((document) => {
    const value = parsed(schema, document);
    return value === undefined ? [] : [value];
  });
