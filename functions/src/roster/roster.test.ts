import { quizCourse } from '../quizzes/testing/quiz-course.ts';
import { memoryStore } from '../store/memory-store.ts';
import { keepRosterEntry, recountRoster } from './keep-roster-entry.ts';
import { isSeen } from './roster-entry.ts';

let documents: Map<string, Record<string, unknown>>;
beforeEach(() => {
  documents = quizCourse();
  documents.set('users/ana', { name: 'Ana-Maria Țîrlea', email: 'ana@cursiv.test', role: 'cursiv-user' });
});

const ENROLLMENT = 'enrollments/ana__c1';
const LINE = 'courses/c1/learners/ana';
const change = (path: string, fields: object) => documents.set(path, { ...documents.get(path), ...fields });
const keep = () => keepRosterEntry(memoryStore(documents), { uid: 'ana', courseId: 'c1' });

describe('a line of a roster', () => {
  it('says of a learner what authors may know, and no more', async () => {
    change(ENROLLMENT, {
      progress: { completed: 1, total: 2, pct: 50 },
      last: { lessonId: 'l2', positionSec: 71, locale: 'en', at: '2026-11-20T10:00:00Z' },
      updatedAt: '2026-11-20T10:31:07Z',
    });
    await keep();
    const { nameKeys, ...told } = documents.get(LINE) ?? {};
    expect(told).toEqual({
      name: 'Ana-Maria Țîrlea',
      sortName: 'ana-maria tirlea',
      status: 'active',
      joinedAt: new Date('2026-11-01T10:00:00Z'),
      activeAt: new Date('2026-11-20T00:00:00Z'),
      progress: { completed: 1, total: 2, pct: 50 },
      band: 'most',
      locale: 'en',
      quizzesPassed: 0,
    });
    expect(nameKeys).toEqual(expect.arrayContaining(['a', 'ana m', 'tirlea ana', 'maria tirlea']));
  });

  it('follows a new name, and goes with who leaves or has no profile any more', async () => {
    await keep();
    change('users/ana', { name: 'Ana Pop' });
    await keep();
    expect(documents.get(LINE)).toMatchObject({ name: 'Ana Pop' });
    change(ENROLLMENT, { status: 'withdrawn' });
    await keep();
    expect(documents.has(LINE)).toBe(false);
    change(ENROLLMENT, { status: 'completed' });
    await keep();
    expect(documents.get(LINE)).toMatchObject({ status: 'completed' });
    documents.delete('users/ana');
    await keep();
    expect(documents.has(LINE)).toBe(false);
  });

  it('is put in order by a recount, which takes away whom no enrolment names', async () => {
    documents.set('courses/c1/learners/gone', { name: 'Nimeni' });
    await recountRoster(memoryStore(documents), 'c1');
    expect(documents.has(LINE)).toBe(true);
    expect(documents.has('courses/c1/learners/gone')).toBe(false);
  });
});

it('is not kept anew for every second of a video', () => {
  const enrollment = {
    ...{ id: 'ana__c1', uid: 'ana', courseId: 'c1', courseOwnerUid: 'clara', courseVersion: 4, lessonIds: [] },
    ...{ status: 'active' as const, enrolledAt: new Date(0), updatedAt: new Date('2026-11-20T10:31:07Z') },
    progress: { completed: 1, total: 2, pct: 50 },
  };
  expect(isSeen(enrollment, { ...enrollment, updatedAt: new Date('2026-11-20T10:31:22Z') })).toBe(false);
  expect(isSeen(enrollment, { ...enrollment, updatedAt: new Date('2026-11-21T00:00:01Z') })).toBe(true);
  expect(isSeen(enrollment, { ...enrollment, status: 'withdrawn' })).toBe(true);
  expect(isSeen(undefined, { ...enrollment, status: 'withdrawn' })).toBe(false);
});
