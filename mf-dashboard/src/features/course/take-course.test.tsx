import { configureFirebase } from '@cursiv/shared-firebase';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { UnavailableCourse } from '../../shared/courses/learning/unavailable-course.tsx';
import type { ReadableCourse } from '../../shared/courses/readable-course.ts';
import { cutOff, storeForReading } from '../../shared/testing/counted-firestore.ts';
import { showInLocale } from '../../shared/testing/show-in-locale.tsx';
import { TakeCourse } from './take-course.tsx';

type CountedFirestore = typeof import('../../shared/testing/counted-firestore.ts');

jest.mock(
  'firebase/firestore',
  () => jest.requireActual<CountedFirestore>('../../shared/testing/counted-firestore.ts').countedFirestore,
);

configureFirebase({
  firebase: { apiKey: 'key', authDomain: 'auth.test', projectId: 'demo', storageBucket: 'demo.test', appId: 'app' },
});

const THEN = new Date('2026-11-01T10:00:00Z');
const ENROLLMENT = 'enrollments/ana__c1';

/** Without a version nothing of it is offered to be kept on the device. */
const course: ReadableCourse = {
  ...{ id: 'c1', status: 'published', ownerUid: 'vera', baseLocale: 'ro', locales: ['ro'] },
  ...{ title: { ro: 'Cursul' }, subtitle: {}, description: {}, outcomes: {}, categoryId: 'science' },
  ...{ level: 'beginner', durationSec: 60, instructorNames: [], instructorUids: [], units: [], retired: [] },
};

const enrolled = {
  ...{ uid: 'ana', courseId: 'c1', courseOwnerUid: 'vera', courseVersion: 2, status: 'active', lessonIds: ['l1'] },
  ...{ enrolledAt: THEN, updatedAt: THEN, progress: { completed: 0, total: 1, pct: 0 }, lessonStates: {} },
};

function open(page: ReactElement, stored: [string, Record<string, unknown>][]) {
  storeForReading(new Map(stored));
  cutOff(ENROLLMENT);
  showInLocale('ro', <RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
}

const retry = () => screen.findByRole('button', { name: 'Încearcă din nou' });

describe('a course whose reader cannot be known without a connection', () => {
  it('does not ask its learner to enrol, and lets them in when they try again', async () => {
    open(<TakeCourse course={course} uid="ana" />, [[ENROLLMENT, enrolled]]);
    const again = await retry();
    expect(screen.queryByRole('button', { name: 'Înscrie-te' })).not.toBeInTheDocument();
    cutOff();
    await userEvent.click(again);
    expect(await screen.findByRole('progressbar', { name: 'Progres' })).toBeInTheDocument();
  });

  it('asks who is not in it yet to enrol, once that is known', async () => {
    open(<TakeCourse course={course} uid="ana" />, []);
    const again = await retry();
    cutOff();
    await userEvent.click(again);
    expect(await screen.findByRole('button', { name: 'Înscrie-te' })).toBeInTheDocument();
  });

  it('is not said to be none where it is closed', async () => {
    open(<UnavailableCourse courseId="c1" uid="ana" />, []);
    await retry();
    expect(screen.queryByText('Nu am găsit pagina')).not.toBeInTheDocument();
  });
});
