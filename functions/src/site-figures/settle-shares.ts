import type { DocumentStore } from '../store/document-source.ts';
import { allParsed } from '../store/parsed.ts';
import { siteShareSchema } from './count-subjects.ts';
import { addedAmounts, addToMonths } from './months.ts';

/** Events are reported again for so long at most, in milliseconds. */
const LATEST_MS = 7 * 86_400_000;
/** Settled in one transaction. */
const TOGETHER = 100;

/**
 * Lets go of what is known of documents that have been deleted for longer than any event can be late. What they added stays in the
 * figures, and is noted there as what nothing can count anew.
 */
export async function settleShares(store: DocumentStore, now: Date): Promise<void> {
  const before = { field: 'goneAt', value: new Date(now.getTime() - LATEST_MS) };
  let found: number;
  do {
    found = await store.transact(async (transaction) => {
      const shares = await transaction.find({ collection: 'siteShares', before, limit: TOGETHER });
      const amounts = addedAmounts(allParsed(siteShareSchema, shares).map((share) => share.amounts));
      await addToMonths(transaction, 'documents', amounts, 'settled');
      for (const { path } of shares) transaction.delete(path);
      return shares.length;
    });
  } while (found === TOGETHER);
}
