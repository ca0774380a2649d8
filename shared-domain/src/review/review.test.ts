import { canReview, ratingOf } from './review.ts';

describe('ratingOf', () => {
  it.each([
    [[0, 0, 0, 0, 0], 0, 0],
    [[1, 0, 0, 0, 2], 3.7, 3],
    [[0, 0, 0, 1, 1], 4.5, 2],
  ])('takes the average of %j', (counts, ratingAvg, ratingCount) => {
    expect(ratingOf(counts)).toEqual({ ratingAvg, ratingCount });
  });
});

describe('canReview', () => {
  const enrollment = {
    id: 'ana__c1',
    uid: 'ana',
    courseId: 'c1',
    courseOwnerUid: 'clara',
    courseVersion: 1,
    status: 'active' as const,
    enrolledAt: new Date('2026-05-14T09:00:00Z'),
    updatedAt: new Date(),
    lessonIds: [],
    progress: { completed: 1, total: 5, pct: 20 },
  };
  const now = new Date('2026-05-14T09:10:00Z');
  it('lets a learner who has done a fifth in ten minutes', () => {
    expect(canReview(enrollment, now)).toBe(true);
  });
  it.each([
    [{ progress: { completed: 0, total: 5, pct: 100 } }],
    [{ progress: { completed: 1, total: 6, pct: 20 } }],
    [{ enrolledAt: new Date('2026-05-14T09:00:01Z') }],
    [{ status: 'withdrawn' as const }],
    [{ courseOwnerUid: 'ana' }],
  ])('stops one with %j', (changes) => {
    expect(canReview({ ...enrollment, ...changes }, now)).toBe(false);
  });
});
