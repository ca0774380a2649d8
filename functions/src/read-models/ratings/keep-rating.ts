import type { ReviewTarget } from '@cursiv/shared-domain';
import type { DocumentStore } from '../../store/document-source.ts';
import { collectRating } from './collect-rating.ts';
import { ratedPath, readRating } from './read-rating.ts';

/**
 * Recounts the reviews of a course or an expert into its document, so that repeated or late events change nothing. The
 * document is read first: a count that is older than one written in the meantime is repeated.
 */
export const keepRating = (store: DocumentStore, target: ReviewTarget): Promise<void> =>
  store.transact(async (transaction) => {
    const kept = await readRating(transaction, target);
    if (!kept) return;
    const rating = await collectRating(store, target);
    if (kept.ratingAvg === rating.ratingAvg && kept.ratingCount === rating.ratingCount) return;
    transaction.update(ratedPath(target), rating);
  });
