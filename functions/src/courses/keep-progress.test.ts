import { madeUpCourse } from '../read-models/testing/made-up-courses.ts';
import { memoryStore } from '../store/memory-store.ts';
import { keepProgress } from './keep-progress.ts';

const THEN = '2026-11-01T10:00:00Z';

/** A learner of three lessons, some of them completed. */
const learner = (uid: string, ...done: string[]): [string, Record<string, unknown>][] => [
  [
    `enrollments/${uid}__c1`,
    {
      ...{ uid, courseId: 'c1', courseOwnerUid: 'vera', courseVersion: 1, status: 'active' },
      ...{ enrolledAt: THEN, updatedAt: THEN, lessonIds: ['l1', 'l2', 'l3'] },
      progress: { completed: done.length, total: 3, pct: Math.floor((done.length * 100) / 3) },
    },
  ],
  ...done.map((lessonId): [string, Record<string, unknown>] => [
    `enrollments/${uid}__c1/lessonProgress/${lessonId}`,
    { lessonId, state: 'completed', positionSec: 0, updatedAt: THEN },
  ]),
];

async function keptWithout(gone: string[], ...done: string[]) {
  const lessonIds = ['l1', 'l2', 'l3', 'l4'].filter((id) => !gone.includes(id));
  const outline = [{ sectionId: 'u1', title: {}, lessonIds }];
  const documents = new Map([...learner('ana', ...done), ['courses/c1', madeUpCourse(1, { outline })]]);
  await keepProgress(memoryStore(documents), 'c1');
  return documents.get('enrollments/ana__c1');
}

describe('lessons that went', () => {
  it('are no longer asked of who has not done them', async () => {
    expect(await keptWithout(['l3'], 'l1')).toMatchObject({
      lessonIds: ['l1', 'l2'],
      progress: { completed: 1, total: 2, pct: 50 },
      status: 'active',
    });
  });

  it('count on for who has done them', async () => {
    expect(await keptWithout(['l1'], 'l1')).toMatchObject({ progress: { completed: 1, total: 3, pct: 33 } });
  });

  it('complete the course of who had nothing else left', async () => {
    expect(await keptWithout(['l3'], 'l1', 'l2')).toMatchObject({
      status: 'completed',
      progress: { completed: 2, total: 2, pct: 100 },
    });
  });

  it('give way to the new ones for who had nothing else', async () => {
    expect(await keptWithout(['l1', 'l2', 'l3'])).toMatchObject({ lessonIds: ['l4'], progress: { total: 1, pct: 0 } });
  });

  it('are not asked of who left meanwhile and comes back', async () => {
    const documents = new Map(learner('ana', 'l1'));
    documents.set('enrollments/ana__c1', { ...documents.get('enrollments/ana__c1'), status: 'withdrawn' });
    documents.set('courses/c1', madeUpCourse(1, { outline: [{ sectionId: 'u1', title: {}, lessonIds: ['l1'] }] }));
    await keepProgress(memoryStore(documents), 'c1');
    expect(documents.get('enrollments/ana__c1')).toMatchObject({
      status: 'withdrawn',
      progress: { total: 1, pct: 100 },
    });
  });

  it('leave alone who has none of them', async () => {
    expect(await keptWithout(['other'], 'l1')).toMatchObject({ progress: { completed: 1, total: 3, pct: 33 } });
  });
});
