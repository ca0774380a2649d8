import { type CoursePayload, ratingOf } from '@cursiv/shared-domain';
import type { OwnRating } from '../../../shared/reviews/use-own-rating.ts';

/** The course with the reader's present stars counted in. */
export function withOwnRating(course: CoursePayload, { before, now }: OwnRating): CoursePayload {
  const counts = course.reviews.counts.map(
    (count, index) => count - Number(index + 1 === before) + Number(index + 1 === now),
  );
  return { ...course, ...ratingOf(counts), reviews: { ...course.reviews, counts } };
}
