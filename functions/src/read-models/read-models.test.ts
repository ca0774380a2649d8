import { memoryStore } from '../store/memory-store.ts';
import { catalogueModel } from './catalogue/catalogue-model.ts';
import { coursePageModel } from './course-page/course-page-model.ts';
import { expertsModel } from './experts/experts-model.ts';
import { keepAll } from './keep-all.ts';
import { learnersModel } from './learners/learners-model.ts';
import { ratingsModel } from './ratings/ratings-model.ts';
import { madeUpCourse, madeUpLesson } from './testing/made-up-courses.ts';

const now = new Date('2026-11-22T10:00:00Z');
const expert = {
  ...{ displayName: 'Ana', headline: {}, bio: {}, languages: ['ro'], topics: {}, categoryIds: [], offerings: {} },
  ...{ timeZone: 'Europe/Bucharest', status: 'listed', ratingAvg: 1, ratingCount: 99 },
};
const review = {
  ...{ targetKind: 'course', targetId: 'c1', uid: 'p1', authorName: 'Dan', rating: 4, text: 'Limpede', locale: 'ro' },
  ...{ status: 'published', createdAt: '2026-05-04T10:00:00Z', updatedAt: '2026-05-04T10:00:00Z' },
};

const site = () =>
  new Map<string, Record<string, unknown>>([
    ['courses/c1', madeUpCourse(1, { enrollmentCount: 700, ratingAvg: 5, ratingCount: 80 })],
    ['courses/c1/versions/1/lessons/l', madeUpLesson(1)],
    ['courses/c2', madeUpCourse(2)],
    ['courses/hidden', madeUpCourse(3, { status: 'suspended' })],
    ['experts/ana', expert],
    ['enrollments/p1__c1', { courseId: 'c1', status: 'active' }],
    ['reviews/course__c1__p1', review],
  ]);

const rated = { targetKind: 'course', targetId: 'c1' } as const;

describe('what is kept', () => {
  it('is what is collected, for numbers that stand in a document', async () => {
    const store = memoryStore(site());
    await ratingsModel.keep(store, rated);
    await learnersModel.keep(store, 'c1');
    expect(await ratingsModel.read(store, rated)).toEqual(await ratingsModel.collect(store, rated));
    expect(await learnersModel.read(store, 'c1')).toBe(await learnersModel.collect(store, 'c1'));
  });

  it('is what is collected, for what has documents of its own', async () => {
    const documents = site();
    const store = memoryStore(documents);
    await keepAll(store, now);
    expect([...documents.keys()].filter((path) => /^(catalogue|courseViews)\//.test(path)).toSorted()).toEqual([
      'catalogue/experts-0',
      'catalogue/experts-head',
      'catalogue/head',
      'catalogue/shard-0',
      'courseViews/c1',
      'courseViews/c2',
    ]);
    expect(await catalogueModel.read(store)).toEqual(await catalogueModel.collect(store));
    expect(await coursePageModel.read(store, 'c1')).toEqual(await coursePageModel.collect(store, 'c1'));
    expect(await expertsModel.read(store, now)).toEqual(await expertsModel.collect(store, now));
  });

  it('is collected by whoever reads before anything is kept', async () => {
    const store = memoryStore(site());
    expect((await catalogueModel.read(store)).courses.map(({ id }) => id)).toEqual(['c1', 'c2']);
    expect(await coursePageModel.read(store, 'hidden')).toBeUndefined();
    expect(await expertsModel.read(store, now)).toHaveLength(1);
  });
});
