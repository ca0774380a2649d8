import { madeUpCourse, madeUpLesson } from '../../read-models/testing/made-up-courses.ts';
import type { DocumentStore } from '../../store/document-source.ts';
import { memoryStore } from '../../store/memory-store.ts';
import { keepEnrolledCourse } from './keep-enrolled-course.ts';

const THEN = '2026-11-01T10:00:00Z';

const enrollment = (uid: string, status: string) => ({
  ...{ uid, courseId: 'c1', courseOwnerUid: 'vera', courseVersion: 1, status, enrolledAt: THEN, updatedAt: THEN },
  ...{ lessonIds: ['l'], progress: { completed: 0, total: 1, pct: 0 } },
});

let documents: Map<string, Record<string, unknown>>;
beforeEach(() => {
  documents = new Map<string, Record<string, unknown>>([
    ['courses/c1', madeUpCourse(1)],
    ['courses/c1/versions/1/lessonLists/0', { lessons: [{ ...madeUpLesson(1), id: 'l' }] }],
    ['enrollments/ana__c1', enrollment('ana', 'active')],
    ['enrollments/dan__c1', enrollment('dan', 'completed')],
    ['enrollments/eva__c1', enrollment('eva', 'withdrawn')],
  ]);
});

const said = (uid: string) => documents.get(`enrollments/${uid}__c1`)?.course;
const change = (fields: object) => documents.set('courses/c1', { ...documents.get('courses/c1'), ...fields });

describe('the course in an enrolment', () => {
  it('is what its learners’ lists show of it, and nothing else of the enrolment changes', async () => {
    await keepEnrolledCourse(memoryStore(documents), 'c1');
    expect(documents.get('enrollments/ana__c1')).toEqual({
      ...enrollment('ana', 'active'),
      course: {
        ...{ version: 1, status: 'published', baseLocale: 'ro', categoryId: 'science', lessonIds: ['l'] },
        title: { ro: 'Curs de statistică 1', en: 'A course in statistics 1' },
        lessonTitles: { l: { ro: 'Prima seară 1', en: 'First evening 1' } },
      },
    });
    expect(said('dan')).toEqual(said('ana'));
    expect(said('eva')).toBeUndefined();
  });

  it('follows a new version, and says nothing of a course that is closed', async () => {
    await keepEnrolledCourse(memoryStore(documents), 'c1');
    change({ version: 2, title: { ro: 'Altul' } });
    await keepEnrolledCourse(memoryStore(documents), 'c1');
    expect(said('ana')).toMatchObject({ version: 2, title: { ro: 'Altul' } });
    change({ status: 'suspended' });
    await keepEnrolledCourse(memoryStore(documents), 'c1');
    expect(said('ana')).toBeNull();
    change({ status: 'archived' });
    await keepEnrolledCourse(memoryStore(documents), 'c1');
    expect(said('ana')).toMatchObject({ status: 'archived' });
  });

  it('leaves out titles that are long together', async () => {
    const ids = Array.from({ length: 100 }, (_, place) => `lesson-${place}`);
    change({ outline: [{ sectionId: 's', title: {}, lessonIds: ids }] });
    const lessons = ids.map((id) => ({ ...madeUpLesson(1), id, title: { ro: 'a'.repeat(100) } }));
    documents.set('courses/c1/versions/1/lessonLists/0', { lessons });
    await keepEnrolledCourse(memoryStore(documents), 'c1');
    expect(said('ana')).toMatchObject({ lessonIds: ids });
    expect(said('ana')).not.toHaveProperty('lessonTitles');
  });

  it('is what holds at the end when it changes while it is written', async () => {
    const store = memoryStore(documents);
    let isChanged = false;
    const changing: DocumentStore = {
      ...store,
      transact: async (work) => {
        const result = await store.transact(work);
        if (!isChanged) change({ version: 3 });
        isChanged = true;
        return result;
      },
    };
    await keepEnrolledCourse(changing, 'c1', ['ana__c1']);
    expect(said('ana')).toMatchObject({ version: 3 });
    expect(said('dan')).toBeUndefined();
  });

  it('is written once: a repeated event writes nothing', async () => {
    await keepEnrolledCourse(memoryStore(documents), 'c1');
    const before = new Map(documents);
    await keepEnrolledCourse(memoryStore(documents), 'c1');
    for (const [path, fields] of before) expect(documents.get(path)).toBe(fields);
  });
});
