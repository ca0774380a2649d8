import { RATINGS, type ReviewTarget } from '@cursiv/shared-domain';
import type { DocumentSource } from '../../store/document-source.ts';

/** How many published reviews of a course or an expert have 1, 2, 3, 4 and 5 stars. */
export const countRatings = (source: DocumentSource, target: ReviewTarget): Promise<number[]> =>
  Promise.all(
    RATINGS.map((rating) =>
      source.count({ collection: 'reviews', equals: { ...target, status: 'published', rating } }),
    ),
  );
