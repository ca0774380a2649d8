import type { CoursePayload } from '@cursiv/shared-domain';
import { withOwnRating } from './with-own-rating.ts';

const course = {
  ratingAvg: 4.5,
  ratingCount: 2,
  reviews: { counts: [0, 0, 0, 1, 1], newest: [] },
} as unknown as CoursePayload;

describe('withOwnRating', () => {
  it('counts a new review at once', () => {
    expect(withOwnRating(course, { before: undefined, now: 1 })).toMatchObject({
      ratingAvg: 3.3,
      ratingCount: 3,
      reviews: { counts: [1, 0, 0, 1, 1] },
    });
  });
  it('counts a changed review once', () => {
    expect(withOwnRating(course, { before: 4, now: 5 })).toMatchObject({ ratingAvg: 5, ratingCount: 2 });
  });
  it('removes a deleted review’s stars', () => {
    expect(withOwnRating(course, { before: 5, now: undefined })).toMatchObject({ ratingAvg: 4, ratingCount: 1 });
  });
});
