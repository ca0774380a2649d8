import { queryKey, sentAnnouncementsOf } from '@cursiv/shared-domain';
import type { ReadersDatabase } from './as-reader.ts';
import { homeAhead } from './course-ahead.ts';

const COURSE = {
  ...{ ownerUid: 'vera', status: 'published', baseLocale: 'ro', locales: ['ro'], title: { ro: 'Litere' } },
  ...{ subtitle: {}, description: {}, outcomes: {}, categoryId: 'arts', level: 'beginner', instructors: [] },
  ...{ outline: [], durationSec: 600, lessonCount: 1, version: 3, ratingAvg: 0, ratingCount: 0, enrollmentCount: 0 },
  publishedAt: '2026-03-01T10:00:00Z',
};
const LISTS = 'courses/c1/versions/3/lessonLists';
const OWN = ['users/ana', 'users/ana/settings/preferences', 'users/ana/unread/notifications'];
const ENROLLMENT = 'enrollments/ana__c1';
/** One more than the page shows at first. */
const TOLD = queryKey(sentAnnouncementsOf('c1', 4));
const NOTHING = { query: { parent: '', structuredQuery: {} }, readTime: '', documents: [] };

/** A database in which a course is open to Ana, or is not; what is `closed` is closed to her. */
const holding = (courses: Record<string, object>, closed: readonly string[] = []): ReadersDatabase => ({
  get: async (path) => courses[path] && { id: 'c1', fields: courses[path] as Record<string, unknown> },
  list: async (folder) => (folder === LISTS ? [{ id: '0', fields: { lessons: [] } }] : []),
  watch: async (path) => (closed.includes(path) ? undefined : NOTHING),
  find: async (query) => (closed.includes(queryKey(query)) ? undefined : NOTHING),
});
const place = { locale: 'ro', courseId: 'c1' } as const;

describe('what the home of a course reads at first', () => {
  it('is the course with its lessons, how far its reader is, what learners were told, and what every page of theirs listens to', async () => {
    const { documents, folders, watched } = await homeAhead(holding({ 'courses/c1': COURSE }), 'ana', place);
    expect(documents).toEqual({ 'courses/c1': COURSE });
    expect(folders).toEqual({ [LISTS]: [{ id: '0', fields: { lessons: [] } }] });
    expect(Object.keys(watched ?? {}).toSorted()).toEqual([...OWN, ENROLLMENT, TOLD].toSorted());
  });

  it('leaves out what is closed to the reader', async () => {
    const { documents, folders, watched } = await homeAhead(holding({}, [ENROLLMENT, TOLD]), 'ana', place);
    expect({ documents, folders }).toEqual({ documents: {}, folders: {} });
    expect(Object.keys(watched ?? {}).toSorted()).toEqual(OWN.toSorted());
  });
});
