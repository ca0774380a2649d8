import { defaultUser } from '@cursiv/shared-domain';
import { configureFirebase } from '@cursiv/shared-firebase';
import { act, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { holdBack, storeForReading } from '../../shared/testing/counted-firestore.ts';
import { showInLocale } from '../../shared/testing/show-in-locale.tsx';
import { draft, inHours, learner, type Stored, WITH_COURSE } from '../../shared/testing/stored-of-ana.ts';
import { Overview } from './overview-page.tsx';

type CountedFirestore = typeof import('../../shared/testing/counted-firestore.ts');

jest.mock(
  'firebase/firestore',
  () => jest.requireActual<CountedFirestore>('../../shared/testing/counted-firestore.ts').countedFirestore,
);

configureFirebase({
  firebase: { apiKey: 'key', authDomain: 'auth.test', projectId: 'demo', storageBucket: 'demo.test', appId: 'app' },
});

const published = (): Stored => {
  const [path, fields] = draft('d1', 5);
  return [path, { ...fields, publishedRev: 1 }];
};

const question = (): Stored => [
  'waitingQuestions/q1',
  {
    ...{ courseId: 'd1', lessonId: 'l1', courseTitle: { ro: 'Cursul d1' }, lessonTitle: { ro: 'Prima lecție' } },
    ...{ teacherUids: ['ana'], authorName: 'Ion Pop', text: 'De ce trei?', locale: 'ro', answerCount: 0 },
    createdAt: inHours(-3),
  },
];

/** Ana learns and teaches. */
const stored = () =>
  new Map([...learner(WITH_COURSE, { hasDrafts: true, hasRequests: false }), published(), question()]);

const show = () =>
  showInLocale(
    'ro',
    <MemoryRouter>
      <Overview user={defaultUser('ana', 'ana@cursiv.test', 'Ana')} isUnconfirmed={false} />
    </MemoryRouter>,
  );
const parts = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('what comes late to the start page', () => {
  it.each(['bookings', 'waitingQuestions', 'enrollments'])(
    'moves nothing: the page waits for %s before it shows any part',
    async (path) => {
      storeForReading(stored());
      holdBack(path);
      show();
      await act(async () => {});
      expect(parts()).toEqual([]);
      act(() => holdBack());
      expect(await screen.findByRole('link', { name: 'De ce trei?' })).toBeVisible();
      expect(parts()).toEqual([
        'Întrebări care așteaptă',
        ...['Cursul c1', 'Cursurile mele', 'Urmează', 'Cursuri pe care le scrii'],
      ]);
    },
  );

  it('holds up the rest for four seconds at most', async () => {
    jest.useFakeTimers();
    storeForReading(stored());
    holdBack('waitingQuestions');
    show();
    await act(() => jest.advanceTimersByTimeAsync(3_900));
    expect(parts()).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(parts()).toContain('Cursul c1');
    jest.useRealTimers();
  });
});
