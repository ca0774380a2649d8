import type { DocumentQuery, DocumentStore } from './document-source.ts';

/** Read and erased in one transaction, so that nobody writes to one of them meanwhile, and a long absence does not fill the memory. */
const STEP = 200;

/**
 * Erases the documents of a query whose field is older than a moment, `most` of them (to the next step); the next run goes on, also after
 * one that was killed.
 */
export async function eraseBefore(
  store: DocumentStore,
  query: Pick<DocumentQuery, 'collection' | 'equals'> & Required<Pick<DocumentQuery, 'before'>>,
  most = Number.POSITIVE_INFINITY,
): Promise<void> {
  let found = STEP;
  for (let erased = 0; found === STEP && erased < most; erased += found) {
    found = await store.transact(async (transaction) => {
      const old = await transaction.find({ ...query, limit: STEP });
      for (const { path } of old) transaction.delete(path);
      return old.length;
    });
  }
}
