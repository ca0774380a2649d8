import { type ReviewTarget, ratingOf } from '@cursiv/shared-domain';
import type { DocumentSource } from '../../store/document-source.ts';
import { countRatings } from './count-ratings.ts';

/** The average stars of a course or an expert, and the number of reviews. */
export type Rating = ReturnType<typeof ratingOf>;

/** Counts the published reviews of a course or an expert. */
export const collectRating = async (source: DocumentSource, target: ReviewTarget): Promise<Rating> =>
  ratingOf(await countRatings(source, target));
