import { courseSchema, expertSchema, type ReviewTarget, ratingOf } from '@cursiv/shared-domain';
import type { DocumentStore } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';
import { countRatings } from './count-ratings.ts';

const RATED = {
  course: { collection: 'courses', schema: courseSchema },
  expert: { collection: 'experts', schema: expertSchema },
} as const;

/**
 * Counts the reviews of a course or an expert anew into its document, so that an event delivered twice or late changes nothing. The
 * document is read first: a count that is older than one written meanwhile is taken again.
 */
export async function keepRating(store: DocumentStore, target: ReviewTarget): Promise<void> {
  const { collection, schema } = RATED[target.targetKind];
  const path = `${collection}/${target.targetId}`;
  await store.transact(async (transaction) => {
    const rated = parsed(schema, await transaction.get(path));
    if (!rated) return;
    const rating = ratingOf(await countRatings(store, target));
    if (rated.ratingAvg === rating.ratingAvg && rated.ratingCount === rating.ratingCount) return;
    transaction.update(path, rating);
  });
}
