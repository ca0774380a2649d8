import { courseSchema, expertSchema, type ReviewTarget } from '@cursiv/shared-domain';
import type { DocumentSource } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';
import type { Rating } from './collect-rating.ts';

const RATED = {
  course: { collection: 'courses', schema: courseSchema },
  expert: { collection: 'experts', schema: expertSchema },
} as const;

/** The document of a course or an expert that contains its stars. */
export const ratedPath = ({ targetKind, targetId }: ReviewTarget): string =>
  `${RATED[targetKind].collection}/${targetId}`;

/** The stars in the document of a course or an expert; undefined when there is none. */
export async function readRating(
  source: Pick<DocumentSource, 'get'>,
  target: ReviewTarget,
): Promise<Rating | undefined> {
  const rated = parsed(RATED[target.targetKind].schema, await source.get(ratedPath(target)));
  return rated && { ratingAvg: rated.ratingAvg, ratingCount: rated.ratingCount };
}
