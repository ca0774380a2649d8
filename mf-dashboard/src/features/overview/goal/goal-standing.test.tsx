import { configureFirebase } from '@cursiv/shared-firebase';
import { LocaleProvider } from '@cursiv/shared-i18n';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cutOff, readSoFar, storeForReading, storeNow } from '../../../shared/testing/counted-firestore.ts';
import { showInLocale } from '../../../shared/testing/show-in-locale.tsx';
import { GoalStanding } from './goal-standing.tsx';

type CountedFirestore = typeof import('../../../shared/testing/counted-firestore.ts');

jest.mock(
  'firebase/firestore',
  () => jest.requireActual<CountedFirestore>('../../../shared/testing/counted-firestore.ts').countedFirestore,
);

configureFirebase({
  firebase: { apiKey: 'key', authDomain: 'auth.test', projectId: 'demo', storageBucket: 'demo.test', appId: 'app' },
});

const LEARNED = 'users/ana/learned/lessons';
const now = new Date();

/** Somebody who has finished two lessons just now, and left the course of one of them. */
function storeTwoLessons(): void {
  const lessons = { 'c1/l1': { at: now, seconds: 300 }, 'left/l1': { at: now, seconds: 330 } };
  storeForReading(new Map([[LEARNED, { lessons }]]));
}

const lessons = (count: number) => <GoalStanding uid="ana" goal={{ kind: 'lessons', count }} />;

beforeEach(storeTwoLessons);

describe('where a learner stands with the goal of the week', () => {
  it('is not said to be nothing when it cannot be read, and is read when they try again', async () => {
    cutOff(LEARNED);
    showInLocale('ro', lessons(3));
    const retry = await screen.findByRole('button', { name: 'Încearcă din nou' });
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    cutOff();
    await userEvent.click(retry);
    expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuetext', '2 din 3 lecții');
  });

  it('is counted anew for another number of lessons without reading them again', async () => {
    const { rerender } = showInLocale('en', lessons(3));
    expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuetext', '2 of 3 lessons');
    const read = readSoFar();
    rerender(<LocaleProvider value="en">{lessons(2)}</LocaleProvider>);
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '2 of 2 lessons');
    expect(screen.getByText('One week with the goal reached')).toBeVisible();
    expect(readSoFar()).toEqual(read);
  });

  it('is counted in minutes from the same one document', async () => {
    showInLocale('ro', <GoalStanding uid="ana" goal={{ kind: 'minutes', count: 30 }} />);
    expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuetext', '10 din 30 de minute');
    expect(readSoFar()).toEqual([LEARNED]);
  });

  it('is nothing yet for who has finished no lesson, and grows when they do', async () => {
    storeForReading(new Map());
    showInLocale('ro', lessons(3));
    expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuetext', '0 din 3 lecții');
    act(() => storeNow(LEARNED, { lessons: { 'c1/l1': { at: now, seconds: 300 } } }));
    await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 din 3 lecții'));
  });
});
