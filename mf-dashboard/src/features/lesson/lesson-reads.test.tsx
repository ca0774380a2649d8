import { watchProfile } from '@cursiv/shared-data';
import { lessonListSchema, statedLessons } from '@cursiv/shared-domain';
import { configureFirebase } from '@cursiv/shared-firebase';
import { render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { loadPublished } from '../../shared/courses/load-course.ts';
import { useEnrollment, useLessonStates } from '../../shared/courses/use-enrollment.ts';
import { readSoFar, storeForReading, storeNow } from '../../shared/testing/counted-firestore.ts';
import { readText } from './text/read-text.ts';

type CountedFirestore = typeof import('../../shared/testing/counted-firestore.ts');

jest.mock(
  'firebase/firestore',
  () => jest.requireActual<CountedFirestore>('../../shared/testing/counted-firestore.ts').countedFirestore,
);

configureFirebase({
  firebase: { apiKey: 'key', authDomain: 'auth.test', projectId: 'demo', storageBucket: 'demo.test', appId: 'app' },
});

type Stored = [path: string, fields: Record<string, unknown>];

const THEN = new Date('2026-11-01T10:00:00Z');
/** Each test has a version of its own: what was read of one is not read again. */
let version = 1;
beforeEach(() => {
  version += 1;
});
const inVersion = (path: string) => `courses/c1/versions/${version}/${path}`;
const ENROLLMENT = 'enrollments/ana__c1';
const idsOf = (count: number) => Array.from({ length: count }, (_, at) => `l${at}`);

const course = (lessonIds: string[]): Stored => [
  'courses/c1',
  {
    ...{ version, status: 'published', baseLocale: 'ro', title: { ro: 'Cursul' }, categoryId: 'science' },
    ...{ ownerUid: 'vera', locales: ['ro'], subtitle: {}, description: {}, outcomes: {}, level: 'beginner' },
    ...{ instructors: [], durationSec: 600, lessonCount: lessonIds.length, publishedAt: THEN },
    ...{ ratingAvg: 0, ratingCount: 0, enrollmentCount: 9, outline: [{ sectionId: 'u', title: {}, lessonIds }] },
  },
];

const lesson = (id: string) => ({
  ...{ id, type: 'text', title: { ro: `Lecția ${id}` }, freePreview: false, durationSec: 60, locales: ['ro'] },
});

const progress = (lessonId: string, more: object = {}) => ({
  ...{
    lessonId,
    state: 'completed' as const,
    positionSec: 0,
    updatedAt: THEN,
    isBookmarked: lessonId === 'l1',
    ...more,
  },
});

const enrollment = (lessonIds: string[], more: object): Stored => [
  ENROLLMENT,
  {
    ...{ uid: 'ana', courseId: 'c1', courseOwnerUid: 'vera', courseVersion: 2, status: 'active', lessonIds },
    ...{ enrolledAt: THEN, updatedAt: THEN, progress: { completed: 1, total: lessonIds.length, pct: 1 }, ...more },
  },
];

/** A learner who has opened every lesson of a course; their enrolment says so. */
function learner(count: number, { opened = {}, said }: { opened?: object; said?: object } = {}): Stored[] {
  const ids = idsOf(count);
  const states = ids.map((id) => progress(id, id === 'l0' ? opened : {}));
  return [
    ['users/ana', { name: 'Ana', email: 'ana@cursiv.test' }],
    enrollment(ids, said ?? { lessonStates: statedLessons(states) }),
    ...states.map((state): Stored => [`${ENROLLMENT}/lessonProgress/${state.lessonId}`, state]),
    course(ids),
    [inVersion('lessonLists/0'), lessonListSchema.parse({ lessons: ids.map(lesson) })],
    [inVersion('bodies/l0_ro'), { id: 'l0_ro', lessonId: 'l0', locale: 'ro', authorUid: 'vera', text: 'Bună!' }],
  ];
}

/** What a lesson's page asks the database for, by the hooks and functions with which it asks. */
function Reads() {
  const enrolled = useEnrollment('ana', 'c1');
  const states = useLessonStates(enrolled, 'l0');
  const [text, setText] = useState('');
  useEffect(() => {
    const read = async () => {
      const found = await loadPublished('c1');
      const shown = found && (await readText(found, 'l0', 'ro'));
      if (shown?.state === 'open') setText(shown.text);
    };
    void read();
  }, []);
  if (states.status !== 'ready') return null;
  const own = states.value.find(({ lessonId }) => lessonId === 'l0');
  const done = states.value.filter(({ state }) => state === 'completed').length;
  const bookmarked = states.value.filter(({ isBookmarked }) => isBookmarked).map(({ lessonId }) => lessonId);
  return <p>{`${text} ${done} ${bookmarked.join()} ${own?.positionSec}`}</p>;
}

async function open(stored: readonly Stored[], shows: string): Promise<string[]> {
  storeForReading(new Map(stored));
  const stop = watchProfile('ana')({ next: () => undefined, fail: (error: Error) => Promise.reject(error) });
  const { unmount } = render(<Reads />);
  await screen.findByText(shows);
  const read = readSoFar();
  unmount();
  stop();
  return read;
}

/** The four of the lesson; the profile is read by the session of every page. */
const shown = () => ['courses/c1', inVersion('bodies/l0_ro'), inVersion('lessonLists/0'), ENROLLMENT, 'users/ana'];

describe('a lesson of a learner', () => {
  it.each([2, 50, 300])('costs four reads with %i opened lessons, beside the profile', async (count) => {
    expect(await open(learner(count), `Bună! ${count} l1 0`)).toEqual(shown());
  });

  it.each([2, 50, 300])('with a film costs one more with %i opened lessons: how far it was watched', async (count) => {
    const read = await open(learner(count, { opened: { positionSec: 42, watched: 'ff' } }), `Bună! ${count} l1 42`);
    expect(read).toEqual([...shown(), `${ENROLLMENT}/lessonProgress/l0`].toSorted());
  });

  it('reads the progress of each lesson where the enrolment says nothing yet, until it does', async () => {
    const stored = learner(3, { said: {} });
    const read = await open(stored, 'Bună! 3 l1 0');
    expect(read.filter((path) => path.includes('lessonProgress'))).toHaveLength(3);
    storeForReading(new Map(stored));
    const { unmount } = render(<Reads />);
    await screen.findByText('Bună! 3 l1 0');
    storeNow(...enrollment(idsOf(3), { lessonStates: { l1: 'dm' } }));
    await screen.findByText('Bună! 1 l1 undefined');
    unmount();
  });
});
