import { RATINGS, ratingOf, reviewId, reviewSchema } from '@cursiv/shared-domain';
import { checkedDocument } from '../document/checked-document.ts';
import { daysFrom } from '../document/days-from.ts';
import type { SeedDocument } from '../document/seed-target.ts';
import { REVIEW_TEXTS, REVIEWERS, type ReviewText } from '../review-texts.ts';
import type { PublishedCourse } from './course-content.ts';

/** What learners think of a course: the written reviews, then some of stars alone. */
function opinionsOf(courseId: string): ReviewText[] {
  const written = REVIEW_TEXTS[courseId] ?? [];
  const silent = REVIEWERS.slice(written.length, written.length + 3 + (courseId.length % 8));
  return [...written, ...silent.map((_, index): ReviewText => ({ rating: 5 - (index % 2), locale: 'ro', text: '' }))];
}

/** The course's rating, from the reviews below. */
export function seedRating(courseId: string) {
  const opinions = opinionsOf(courseId);
  return ratingOf(RATINGS.map((stars) => opinions.filter(({ rating }) => rating === stars).length));
}

/** Reviews of a course by fictional learners, one every few days. */
export const reviewDocuments = ({ id: courseId, publishedDaysAgo }: PublishedCourse, now: Date): SeedDocument[] =>
  opinionsOf(courseId).map(({ rating, locale, text, reply }, index) => {
    const uid = `demo-reader-${index}`;
    const id = reviewId({ targetKind: 'course', targetId: courseId }, uid);
    const at = daysFrom(now, -Math.min(publishedDaysAgo - 1, 2 + index * 3));
    return checkedDocument(reviewSchema, `reviews/${id}`, {
      id,
      targetKind: 'course',
      targetId: courseId,
      uid,
      authorName: REVIEWERS[index] ?? '',
      rating,
      text,
      locale,
      status: 'published',
      createdAt: at,
      updatedAt: at,
      ...(reply !== undefined && { reply: { text: reply, locale, at: daysFrom(at, 1) } }),
    });
  });
