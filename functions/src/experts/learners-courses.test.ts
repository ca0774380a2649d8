import { madeUpCourse } from '../read-models/testing/made-up-courses.ts';
import { memoryStore } from '../store/memory-store.ts';
import { learnersCourses } from './learners-courses.ts';

const NOW = new Date('2026-11-23T10:00:00Z');
const inDays = (days: number) => new Date(+NOW + days * 86_400_000);
const booking = (changes: object = {}) => ({
  ...{ learnerUid: 'lia', learnerName: 'Lia', expertUid: 'eva', expertName: 'Eva', offeringId: 'talk' },
  ...{ offeringTitle: { ro: 'Discuție' }, startAt: inDays(2), endAt: inDays(2), status: 'requested', lockIds: [] },
  ...{ expertTimeZone: 'UTC', learnerTimeZone: 'UTC', cancelUntil: NOW, answerUntil: inDays(1), topic: '' },
  ...{ createdAt: NOW, updatedAt: NOW, rev: 1, sharesProgress: true },
  ...changes,
});
const enrollment = (courseId: string, status: string, pct: number, updatedAt: Date) => ({
  ...{ uid: 'lia', courseId, courseOwnerUid: 'o', courseVersion: 1, status, lessonIds: [] },
  ...{ enrolledAt: NOW, updatedAt, progress: { completed: 1, total: 4, pct } },
});

const site = (changes: object = {}) =>
  memoryStore(
    new Map<string, Record<string, unknown>>([
      ['bookings/b1', booking(changes)],
      ['courses/c1', madeUpCourse(1)],
      ['courses/c2', madeUpCourse(2)],
      ['enrollments/lia__c1', enrollment('c1', 'active', 25, inDays(-3))],
      ['enrollments/lia__c2', enrollment('c2', 'completed', 100, inDays(-1))],
      ['enrollments/lia__c3', enrollment('c3', 'withdrawn', 10, inDays(-1))],
      ['enrollments/dan__c1', { ...enrollment('c1', 'active', 90, NOW), uid: 'dan' }],
    ]),
  );
const asked = (changes: object = {}, uid = 'eva') => learnersCourses(site(changes), uid, 'b1', NOW);
const refused = expect.objectContaining({ code: 'no-access' });

describe('the courses of whoever asked for a session', () => {
  it('are shown to the expert with how far the learner is, where they were last first', async () => {
    expect((await asked()).map(({ id, pct }) => [id, pct])).toEqual([
      ['c2', 100],
      ['c1', 25],
    ]);
  });

  it.each([
    ['without consent', { sharesProgress: undefined }],
    ['once it is taken back', { sharesProgress: false }],
    ['when the session is called off', { status: 'cancelled' }],
    ['long after the session', { status: 'completed', endAt: inDays(-15) }],
  ])('stay hidden %s', async (_, changes) => {
    await expect(asked(changes)).rejects.toEqual(refused);
  });

  it('stay hidden from everybody else', async () => {
    for (const uid of ['lia', 'root', 'bogdan']) await expect(asked({}, uid)).rejects.toEqual(refused);
  });
});
