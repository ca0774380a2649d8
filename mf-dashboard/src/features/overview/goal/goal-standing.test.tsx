import type { WeeklyGoal } from '@cursiv/shared-domain';
import { configureFirebase } from '@cursiv/shared-firebase';
import { LocaleProvider } from '@cursiv/shared-i18n';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLearning } from '../../../shared/courses/use-learning.ts';
import { cutOff, readSoFar, storeForReading } from '../../../shared/testing/counted-firestore.ts';
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

const PROGRESS = 'enrollments/ana__c1/lessonProgress';

/** A learner of one course, who has finished two lessons just now. */
function storeTwoLessons(): void {
  const now = new Date();
  const finished = ['l1', 'l2'].map((lessonId): [string, Record<string, unknown>] => [
    `${PROGRESS}/${lessonId}`,
    { lessonId, state: 'completed', positionSec: 0, updatedAt: now, completedAt: now },
  ]);
  const course = { version: 1, status: 'published', baseLocale: 'ro', title: { ro: 'Cursul' }, categoryId: 'science' };
  storeForReading(
    new Map([
      [
        'enrollments/ana__c1',
        {
          ...{ uid: 'ana', courseId: 'c1', courseOwnerUid: 'vera', courseVersion: 1, status: 'active' },
          ...{ lessonIds: ['l1', 'l2', 'l3'], progress: { completed: 2, total: 3, pct: 66 } },
          ...{ enrolledAt: now, updatedAt: now, course: { ...course, lessonIds: [], lessonTitles: {} } },
        },
      ],
      ...finished,
    ]),
  );
}

function Standing({ goal }: { goal: WeeklyGoal }) {
  const learning = useLearning('ana');
  return learning.status === 'ready' && <GoalStanding goal={goal} learning={learning.value} />;
}

const lessons = (count: number) => <Standing goal={{ kind: 'lessons', count }} />;

beforeEach(storeTwoLessons);

describe('where a learner stands with the goal of the week', () => {
  it('is not said to be nothing when it cannot be read, and is read when they try again', async () => {
    cutOff(PROGRESS);
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
});
