import { memoryStore } from '../../store/memory-store.ts';
import { madeUpCourse } from '../testing/made-up-courses.ts';
import { isCounted } from './count-learners.ts';
import { keepLearners } from './keep-learners.ts';

const enrollment = (status: string, courseId = 'c1') => ({ courseId, status });

function site(...statuses: string[]) {
  const documents = new Map<string, Record<string, unknown>>([
    ['courses/c1', madeUpCourse(1, { enrollmentCount: 1210 })],
  ]);
  for (const [index, status] of statuses.entries()) documents.set(`enrollments/p${index}__c1`, enrollment(status));
  documents.set('enrollments/p0__c2', enrollment('active', 'c2'));
  const store = memoryStore(documents);
  return {
    documents,
    keep: () => keepLearners(store, 'c1'),
    learners: () => documents.get('courses/c1')?.enrollmentCount,
  };
}

describe('the number of people who learn in a course', () => {
  it('is of those who learn or have finished, whatever stood there before', async () => {
    const { keep, learners } = site('active', 'completed', 'withdrawn', 'suspended', 'expired');
    await keep();
    expect(learners()).toBe(2);
  });

  it('follows who comes, leaves and comes back, and does not mind hearing of it twice', async () => {
    const { documents, keep, learners } = site('active');
    await keep();
    documents.set('enrollments/p9__c1', enrollment('active'));
    await keep();
    await keep();
    expect(learners()).toBe(2);
    documents.set('enrollments/p9__c1', enrollment('withdrawn'));
    await keep();
    expect(learners()).toBe(1);
    documents.set('enrollments/p9__c1', enrollment('active'));
    await keep();
    expect(learners()).toBe(2);
  });

  it('leaves alone what is right, and courses that are not there', async () => {
    const { documents, keep } = site('active');
    await keep();
    const kept = documents.get('courses/c1');
    await keep();
    expect(documents.get('courses/c1')).toBe(kept);
    documents.delete('courses/c1');
    await keep();
    expect(documents.has('courses/c1')).toBe(false);
  });

  it.each([
    [undefined, false],
    [enrollment('active'), true],
    [enrollment('completed'), true],
    [enrollment('withdrawn'), false],
    [{ status: 7 }, false],
  ])('counts %j: %s', (fields, counts) => expect(isCounted(fields)).toBe(counts));
});
