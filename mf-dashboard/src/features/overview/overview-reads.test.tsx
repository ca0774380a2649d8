import { watchProfile } from '@cursiv/shared-data';
import { watchUnread } from '@cursiv/shared-data/bell';
import { watchPreferences } from '@cursiv/shared-data/signed-in';
import { defaultUser } from '@cursiv/shared-domain';
import { configureFirebase } from '@cursiv/shared-firebase';
import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { readSoFar, storeForReading } from '../../shared/testing/counted-firestore.ts';
import { showInLocale } from '../../shared/testing/show-in-locale.tsx';
import { Overview } from './overview-page.tsx';

type CountedFirestore = typeof import('../../shared/testing/counted-firestore.ts');

jest.mock(
  'firebase/firestore',
  () => jest.requireActual<CountedFirestore>('../../shared/testing/counted-firestore.ts').countedFirestore,
);

configureFirebase({
  firebase: { apiKey: 'key', authDomain: 'auth.test', projectId: 'demo', storageBucket: 'demo.test', appId: 'app' },
});

type Stored = [path: string, fields: Record<string, unknown>];

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);

const course = (id: string) => ({
  ...{ version: 2, status: 'published', baseLocale: 'ro', title: { ro: `Cursul ${id}` }, categoryId: 'science' },
  ...{ lessonIds: ['l1', 'l2'], lessonTitles: { l1: { ro: 'Prima lecție' }, l2: { ro: 'A doua lecție' } } },
});

/** As publishing stores it. */
const published = (id: string): Stored => {
  const { lessonIds, lessonTitles, ...card } = course(id);
  return [
    `courses/${id}`,
    {
      ...{ ...card, ownerUid: 'vera', locales: ['ro'], subtitle: {}, description: {}, outcomes: {}, level: 'beginner' },
      ...{ instructors: [], durationSec: 600, lessonCount: 2, publishedAt: inHours(-900), outline: [] },
      ...{ ratingAvg: 0, ratingCount: 0, enrollmentCount: 9 },
      outline: [{ sectionId: 'u', title: {}, lessonIds }],
    },
  ];
};

const enrollment = (courseId: string, hoursAgo: number, said: object): Stored => [
  `enrollments/ana__${courseId}`,
  {
    ...{ uid: 'ana', courseId, courseOwnerUid: 'vera', courseVersion: 2, status: 'active', lessonIds: ['l1', 'l2'] },
    ...{ enrolledAt: inHours(-800), updatedAt: inHours(-hoursAgo), progress: { completed: 1, total: 2, pct: 50 } },
    last: { lessonId: 'l2', positionSec: 0, locale: 'ro', at: inHours(-hoursAgo) },
    ...said,
  },
];

const booking = (id: string, hours: number): Stored => [
  `bookings/${id}`,
  {
    ...{ learnerUid: 'ana', learnerName: 'Ana', expertUid: 'dan', expertName: 'Dan Doru', offeringId: 'o', topic: 'x' },
    ...{ offeringTitle: { ro: 'O oră' }, startAt: inHours(hours), endAt: inHours(hours + 1), status: 'confirmed' },
    ...{ expertTimeZone: 'Europe/Bucharest', learnerTimeZone: 'Europe/Bucharest', cancelUntil: inHours(1) },
    ...{ answerUntil: inHours(1), lockIds: [], createdAt: inHours(-9), updatedAt: inHours(-9), rev: 1 },
  },
];

const UNREAD = 'users/ana/unread/notifications';

const draft = (id: string, hoursAgo: number): Stored => [
  `courseDrafts/${id}`,
  {
    ...{
      ownerUid: 'ana',
      status: 'draft',
      baseLocale: 'ro',
      title: { ro: `Schița ${id}` },
      subtitle: {},
      outcomes: {},
    },
    ...{ description: {}, categoryId: 'science', level: 'beginner', outline: '[]', rev: 1 },
    ...{ createdAt: inHours(-100), updatedAt: inHours(-hoursAgo) },
  },
];

const NEVER_BEGUN = { hasDrafts: false, hasRequests: false };

/** A learner of four courses, with two bookings and nothing unread, who has never written or taught. */
const learner = (said: (courseId: string) => object, begun: object = NEVER_BEGUN): Stored[] => [
  ['users/ana', { name: 'Ana', email: 'ana@cursiv.test', ...begun }],
  ['users/ana/settings/preferences', { weeklyGoal: null }],
  ...['c1', 'c2', 'c3', 'c4'].map((id, place) => enrollment(id, place + 1, said(id))),
  ...['c1', 'c2', 'c3', 'c4'].map(published),
  [
    'courses/c1/versions/2/lessons/l2',
    { type: 'text', title: { ro: 'A doua lecție' }, freePreview: false, durationSec: 300, locales: ['ro'] },
  ],
  booking('b1', 30),
  booking('b2', 60),
];

/** Opens the start page with what the shell watches around it. */
async function open(stored: readonly Stored[]): Promise<string[]> {
  storeForReading(new Map(stored));
  const watcher = { next: () => undefined, fail: (error: Error) => Promise.reject(error) };
  const stops = [watchProfile('ana')(watcher), watchPreferences('ana')(watcher), watchUnread('ana', () => undefined)];
  const { unmount } = showInLocale(
    'ro',
    <MemoryRouter>
      <Overview user={defaultUser('ana', 'ana@cursiv.test', 'Ana')} isUnconfirmed={false} />
    </MemoryRouter>,
  );
  await screen.findByText('A doua lecție');
  await screen.findAllByText(/Dan Doru/);
  await screen.findByRole('heading', { name: 'Cursul c3' });
  const read = readSoFar();
  unmount();
  for (const stop of stops) stop();
  return read;
}

const WITH_COURSE = (id: string) => ({ course: course(id) });
/** What the page reads whatever else a person has: three courses, and their own documents. */
const SHOWN = [
  ...['enrollments/ana__c1', 'enrollments/ana__c2', 'enrollments/ana__c3'],
  ...['users/ana', 'users/ana/settings/preferences'],
];
const BOOKINGS = ['bookings/b1', 'bookings/b2'];

beforeEach(() => localStorage.clear());

describe('the start page of the dashboard', () => {
  it('reads nothing twice, and of a course only what the enrolment does not say', async () => {
    const read = await open(learner(WITH_COURSE));
    expect(read.length).toBeLessThanOrEqual(8);
    expect(read).toEqual([...SHOWN, ...BOOKINGS, UNREAD].toSorted());
  });

  it('costs one read more for who has a weekly goal, however many courses they have used', async () => {
    localStorage.setItem(
      'cursiv:own-preferences',
      JSON.stringify({ of: 'ana', unsent: [], weeklyGoal: { kind: 'minutes', count: 60 } }),
    );
    const read = await open([
      ...learner(WITH_COURSE),
      ['users/ana/learned/lessons', { lessons: { 'c4/l1': { at: inHours(-1), seconds: 300 } } }],
    ]);
    expect(read).toEqual([...SHOWN, ...BOOKINGS, 'users/ana/learned/lessons', UNREAD].toSorted());
    expect(read.length).toBeLessThanOrEqual(10);
  });

  it('costs no more, however many notifications wait', async () => {
    const read = await open([...learner(WITH_COURSE), [UNREAD, { count: 70, newestAt: inHours(-1) }]]);
    expect(read).toEqual([...SHOWN, ...BOOKINGS, UNREAD].toSorted());
  });

  it('reads the next bookings of a learner who has a year of them, and none that is over or called off', async () => {
    const weekly = Array.from({ length: 50 }, (_, week) => booking(`w${week}`, 90 + 168 * week));
    const [, past] = booking('past', -5);
    const [, off] = booking('off', 40);
    const read = await open([
      ...learner(WITH_COURSE),
      ...weekly,
      ['bookings/past', { ...past, learnerUid: 'ana' }],
      ['bookings/off', { ...off, status: 'cancelled' }],
    ]);
    expect(read.filter((path) => path.startsWith('bookings'))).toEqual([...BOOKINGS, 'bookings/w0']);
    expect(read).toHaveLength(9);
  });

  it('asks an author for the drafts that it shows, once for both of their parts, and for what waits', async () => {
    const drafts = Array.from({ length: 9 }, (_, place) => draft(`d${place}`, place + 1));
    const read = await open([...learner(WITH_COURSE, { ...NEVER_BEGUN, hasDrafts: true }), ...drafts]);
    expect(read.filter((path) => path.startsWith('courseDrafts'))).toEqual(
      ['d0', 'd1', 'd2'].map((id) => `courseDrafts/${id}`),
    );
  });

  it('asks for everything while the profile does not say what was never begun', async () => {
    const read = await open(learner(WITH_COURSE, {}));
    expect(read).toEqual([...SHOWN, ...BOOKINGS, 'bookings', 'courseDrafts', UNREAD].toSorted());
  });

  it('shows a course that its enrolment says nothing of yet, or says to be closed, by reading it', async () => {
    const said: Record<string, object> = { c1: {}, c2: { course: null } };
    const read = await open(learner((id) => said[id] ?? WITH_COURSE(id)));
    expect(read.filter((path) => path.startsWith('courses/'))).toEqual([
      ...['courses/c1', 'courses/c1/versions/2/lessons/l2', 'courses/c2'],
    ]);
  });
});
