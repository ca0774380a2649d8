import { isDeepStrictEqual } from 'node:util';
import { workKeysOf } from '@cursiv/shared-domain';
import type { DocumentStore, StoredDocument } from '../store/document-source.ts';

/** The search keys that a document lacks; undefined when it has its own, or is not searched by any. */
export function missingKeys({ path, fields }: Pick<StoredDocument, 'path' | 'fields'>): string[] | undefined {
  const keys = workKeysOf(path, fields);
  return isDeepStrictEqual(keys, fields.searchKeys) ? undefined : keys;
}

/** Brings the search keys of a document up to date with its names and titles; a repeated event changes nothing. */
export const keepSearchKeys = (store: DocumentStore, path: string): Promise<void> =>
  store.transact(async (transaction) => {
    const document = await transaction.get(path);
    const searchKeys = document && missingKeys(document);
    if (searchKeys) transaction.update(path, { searchKeys });
  });
