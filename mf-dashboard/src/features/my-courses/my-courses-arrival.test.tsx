import { askSoon } from '@cursiv/shared-data';
import { defaultUser } from '@cursiv/shared-domain';
import { configureFirebase } from '@cursiv/shared-firebase';
import { screen } from '@testing-library/react';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { askedSoon } from '../../asked-soon.ts';
import { holdBack, readSoFar, storeForReading } from '../../shared/testing/counted-firestore.ts';
import { showInLocale } from '../../shared/testing/show-in-locale.tsx';
import { learner, WITH_COURSE } from '../../shared/testing/stored-of-ana.ts';
import { MyCourses } from './my-courses-page.tsx';

type CountedFirestore = typeof import('../../shared/testing/counted-firestore.ts');

jest.mock(
  'firebase/firestore',
  () => jest.requireActual<CountedFirestore>('../../shared/testing/counted-firestore.ts').countedFirestore,
);

configureFirebase({
  firebase: { apiKey: 'key', authDomain: 'auth.test', projectId: 'demo', storageBucket: 'demo.test', appId: 'app' },
});

const ANA = defaultUser('ana', 'Ana@cursiv.test', 'Ana');
const EVERYTHING = ['enrollments', 'courseDrafts', 'courses', 'invitations', 'coursePeople'];

const settled = () => act(() => new Promise<void>((done) => setTimeout(done)));

const show = () =>
  showInLocale(
    'ro',
    <MemoryRouter>
      <MyCourses user={ANA} />
    </MemoryRouter>,
  );

describe('the courses of somebody whose page’s code is on its way', () => {
  it('stand at once, and cost nothing more', async () => {
    storeForReading(new Map(learner(WITH_COURSE)));
    askSoon(askedSoon['my-courses'](ANA));
    await settled();
    const asked = readSoFar();
    expect(asked).toContain('enrollments/ana__c1');
    // From now on the database says nothing.
    holdBack(...EVERYTHING);
    for (const _ of ['opened', 'came back']) {
      const { unmount } = show();
      expect(await screen.findByRole('heading', { name: 'Cursul c1' })).toBeVisible();
      await settled();
      expect(readSoFar()).toEqual(asked);
      unmount();
    }
  });
});
