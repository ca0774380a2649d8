import type { ExpertPayload } from '@cursiv/shared-domain';
import type { OwnRating } from '../../shared/reviews/use-own-rating.ts';

/** The expert with the reader's present stars counted in; only the average changes. */
export function withOwnRating(expert: ExpertPayload, { before, now }: OwnRating): ExpertPayload {
  const ratingCount = expert.ratingCount - Number(before !== undefined) + Number(now !== undefined);
  const stars = Math.round(expert.ratingAvg * expert.ratingCount) - (before ?? 0) + (now ?? 0);
  return { ...expert, ratingCount, ratingAvg: ratingCount === 0 ? 0 : Math.round((stars / ratingCount) * 10) / 10 };
}
