import { type Review, type ReviewTarget, reviewSchema } from '@cursiv/shared-domain';
import type { DocumentSource } from '../store/document-source.ts';
import { allParsed } from '../store/parsed.ts';

/** How many reviews to search for written ones: some are only stars. */
const READ = 50;

/** The newest `count` published reviews of a course or an expert that contain text. */
export async function newestReviews(source: DocumentSource, target: ReviewTarget, count: number): Promise<Review[]> {
  const documents = await source.find({
    collection: 'reviews',
    equals: { ...target, status: 'published' },
    orderBy: { field: 'createdAt', direction: 'desc' },
    limit: READ,
  });
  return allParsed(reviewSchema, documents)
    .filter(
      ({ text, status, targetKind, targetId }) =>
        text !== '' && status === 'published' && targetKind === target.targetKind && targetId === target.targetId,
    )
    .slice(0, count);
}
