import { learnedPath } from '@cursiv/shared-domain';
import { MIGRATIONS } from '../../migrations/registered.ts';
import { runMigrations } from '../../migrations/run-migrations.ts';
import { memoryStore } from '../../store/memory-store.ts';
import { keepLearned } from './keep-learned.ts';

const THEN = new Date('2026-11-24T10:00:00Z');
const LATER = new Date('2026-11-25T10:00:00Z');
const C1 = 'enrollments/ana__c1';
const C2 = 'enrollments/ana__c2';

const enrollment = (courseId: string, more: object = {}) => ({
  ...{ uid: 'ana', courseId, courseOwnerUid: 'vera', courseVersion: 1, status: 'active', enrolledAt: THEN },
  ...{ updatedAt: THEN, lessonIds: ['l1', 'l2'], progress: { completed: 0, total: 2, pct: 0 }, ...more },
});
const finished = (lessonId: string, completedAt = THEN) => ({
  ...{ lessonId, state: 'completed', positionSec: 0, updatedAt: completedAt, completedAt },
});
const lesson = (durationSec: number) => ({ type: 'text', title: {}, freePreview: false, durationSec, locales: ['ro'] });

let documents: Map<string, Record<string, unknown>>;
beforeEach(() => {
  documents = new Map<string, Record<string, unknown>>([
    ['users/ana', { name: 'Ana' }],
    [C1, enrollment('c1')],
    [C2, enrollment('c2')],
    ['courses/c1/versions/1/lessons/l1', lesson(300)],
    ['courses/c2/versions/1/lessons/l1', lesson(120)],
  ]);
});

const finish = (path: string, lessonId: string, at?: Date) =>
  documents.set(`${path}/lessonProgress/${lessonId}`, finished(lessonId, at));
const hear = (path: string, lessonId: string) => keepLearned(memoryStore(documents), path, lessonId);
const learned = () => documents.get(learnedPath('ana'))?.lessons;

describe('what a person has learned', () => {
  it('has the lessons of all their courses, each once, with its length', async () => {
    finish(C1, 'l1');
    finish(C2, 'l1', LATER);
    finish(C2, 'l2', LATER);
    for (const [path, id] of [
      [C1, 'l1'],
      [C2, 'l1'],
      [C2, 'l2'],
      [C1, 'l1'],
    ] as const)
      await hear(path, id);
    expect(learned()).toEqual({
      'c1/l1': { at: THEN, seconds: 300 },
      'c2/l1': { at: LATER, seconds: 120 },
      // Gone from its course.
      'c2/l2': { at: LATER, seconds: 0 },
    });
  });

  it('is not written again when it is told again', async () => {
    finish(C1, 'l1');
    await hear(C1, 'l1');
    const before = documents.get(learnedPath('ana'));
    await hear(C1, 'l1');
    expect(documents.get(learnedPath('ana'))).toBe(before);
  });

  it('stays when they leave the course, and when its progress is gone', async () => {
    finish(C1, 'l1');
    await hear(C1, 'l1');
    documents.set(C1, enrollment('c1', { status: 'withdrawn' }));
    await hear(C1, 'l1');
    documents.delete(`${C1}/lessonProgress/l1`);
    await hear(C1, 'l1');
    expect(learned()).toEqual({ 'c1/l1': { at: THEN, seconds: 300 } });
  });

  it('follows a lesson that is opened again and finished later', async () => {
    finish(C1, 'l1');
    await hear(C1, 'l1');
    documents.set(`${C1}/lessonProgress/l1`, { ...finished('l1'), state: 'in_progress' });
    await hear(C1, 'l1');
    expect(learned()).toEqual({});
    finish(C1, 'l1', LATER);
    await hear(C1, 'l1');
    expect(learned()).toEqual({ 'c1/l1': { at: LATER, seconds: 300 } });
  });

  it('is nothing for a lesson that is only begun, or whose enrolment is gone', async () => {
    documents.set(`${C1}/lessonProgress/l1`, { lessonId: 'l1', state: 'in_progress', positionSec: 3, updatedAt: THEN });
    await hear(C1, 'l1');
    finish('enrollments/dan__c1', 'l1');
    await hear('enrollments/dan__c1', 'l1');
    expect([...documents.keys()].filter((path) => path.includes('/learned/'))).toEqual([]);
  });

  it('comes from older enrolments by a migration, left ones too, and keeps what is known', async () => {
    documents.set('users/dan', { name: 'Dan' });
    documents.set(C1, enrollment('c1', { status: 'withdrawn' }));
    finish(C1, 'l1');
    finish(C2, 'l1', LATER);
    const kept = { 'c9/l1': { at: LATER, seconds: 60 }, 'c2/l1': { at: LATER, seconds: 119 } };
    documents.set(learnedPath('ana'), { lessons: kept });
    const migration = MIGRATIONS.filter(({ version }) => version === '012-learned-lessons');
    const [run] = await runMigrations(memoryStore(documents), migration, () => new Date(LATER));
    expect(learned()).toEqual({ ...kept, 'c1/l1': { at: THEN, seconds: 300 } });
    expect(documents.has(learnedPath('dan'))).toBe(false);
    expect(run?.record).toMatchObject({ seen: 2, written: 1 });
  });
});
