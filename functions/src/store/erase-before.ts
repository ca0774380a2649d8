import type { DocumentStore } from './document-source.ts';

/** Read at once, so that a long absence of the schedule does not fill the memory. */
const STEP = 200;

/** Erases the documents of a collection whose `field` is older than a moment; a run that is killed is finished by the next. */
export async function eraseBefore(
  store: DocumentStore,
  collection: string,
  field: string,
  moment: Date,
): Promise<void> {
  for (;;) {
    const old = await store.find({ collection, before: { field, value: moment }, limit: STEP });
    if (old.length === 0) return;
    await store.transact(async (transaction) => {
      for (const { path } of old) transaction.delete(path);
    });
  }
}
