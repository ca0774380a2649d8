import { madeUpCourse } from '../read-models/testing/made-up-courses.ts';
import { memoryStore } from '../store/memory-store.ts';
import { recount } from './recount.ts';

const review = (targetKind: string, targetId: string, rating: number) => ({
  targetKind,
  targetId,
  rating,
  status: 'published',
});

const question = {
  ...{ courseId: 'c1', lessonId: 'l1', uid: 'p1', authorName: 'Ana', isTeacher: false, text: 'De ce?', locale: 'ro' },
  ...{ status: 'published', rev: 1, answerCount: 1, followerCount: 0, isWaiting: false },
  ...{ createdAt: new Date(0), updatedAt: new Date(0) },
};

it('corrects the learners and ratings of everything, suspended courses included', async () => {
  const expert = {
    ...{ displayName: 'Ana', headline: {}, bio: {}, languages: ['ro'], topics: {}, categoryIds: [], offerings: {} },
    ...{ timeZone: 'Europe/Bucharest', status: 'listed', ratingAvg: 1, ratingCount: 99 },
  };
  const documents = new Map<string, Record<string, unknown>>([
    ['courses/c1', madeUpCourse(1, { enrollmentCount: 1210, ratingAvg: 5, ratingCount: 80 })],
    ['courses/c2', madeUpCourse(2, { enrollmentCount: 7, status: 'suspended' })],
    ['experts/ana', expert],
    ['enrollments/p1__c1', { courseId: 'c1', status: 'active' }],
    ['enrollments/p2__c1', { courseId: 'c1', status: 'completed' }],
    ['reviews/course__c1__p1', review('course', 'c1', 4)],
    ['courses/c1/questions/q1', question],
    ['reviews/expert__ana__p1', review('expert', 'ana', 3)],
  ]);
  expect(await recount(memoryStore(documents))).toEqual({ courses: 2, experts: 1 });
  expect(documents.get('courses/c1')).toMatchObject({ enrollmentCount: 2, ratingAvg: 4, ratingCount: 1 });
  expect(documents.get('listedQuestions/q1')).toMatchObject({ courseId: 'c1', text: 'De ce?', state: 'answered' });
  expect(documents.get('courses/c2')).toMatchObject({ enrollmentCount: 0 });
  expect(documents.get('experts/ana')).toMatchObject({ ratingAvg: 3, ratingCount: 1 });
});
