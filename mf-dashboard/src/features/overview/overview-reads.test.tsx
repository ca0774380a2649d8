import { watchProfile } from '@cursiv/shared-data';
import { watchUnread } from '@cursiv/shared-data/bell';
import { watchPreferences } from '@cursiv/shared-data/signed-in';
import { defaultUser } from '@cursiv/shared-domain';
import { configureFirebase } from '@cursiv/shared-firebase';
import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { readSoFar, storeForReading } from '../../shared/testing/counted-firestore.ts';
import { showInLocale } from '../../shared/testing/show-in-locale.tsx';
import {
  booking,
  draft,
  inHours,
  learner,
  NEVER_BEGUN,
  type Stored,
  UNREAD,
  WITH_COURSE,
} from '../../shared/testing/stored-of-ana.ts';
import { Overview } from './overview-page.tsx';

type CountedFirestore = typeof import('../../shared/testing/counted-firestore.ts');

jest.mock(
  'firebase/firestore',
  () => jest.requireActual<CountedFirestore>('../../shared/testing/counted-firestore.ts').countedFirestore,
);

configureFirebase({
  firebase: { apiKey: 'key', authDomain: 'auth.test', projectId: 'demo', storageBucket: 'demo.test', appId: 'app' },
});

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
