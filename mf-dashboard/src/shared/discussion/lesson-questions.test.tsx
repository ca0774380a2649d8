import { configureFirebase } from '@cursiv/shared-firebase';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { ReadableCourse, ReadableLesson } from '../courses/readable-course.ts';
import { storeForReading } from '../testing/counted-firestore.ts';
import { showInLocale } from '../testing/show-in-locale.tsx';
import LessonQuestions from './lesson-questions.tsx';

type CountedFirestore = typeof import('../testing/counted-firestore.ts');

jest.mock(
  'firebase/firestore',
  () => jest.requireActual<CountedFirestore>('../testing/counted-firestore.ts').countedFirestore,
);

configureFirebase({
  firebase: { apiKey: 'key', authDomain: 'auth.test', projectId: 'demo', storageBucket: 'demo.test', appId: 'app' },
});

const THEN = new Date('2026-11-01T10:00:00Z');

const course: ReadableCourse = {
  ...{ id: 'c1', version: 2, status: 'published', ownerUid: 'vera', baseLocale: 'ro', locales: ['ro'] },
  ...{ title: { ro: 'Cursul' }, subtitle: {}, description: {}, outcomes: {}, categoryId: 'science' },
  ...{ level: 'beginner', durationSec: 60, instructorNames: [], instructorUids: [], units: [], retired: [] },
  questionCounts: { l1: 21 },
};
const lesson: ReadableLesson = { id: 'l1', type: 'text', title: { ro: 'Lecția' }, freePreview: false, durationSec: 60 };

const written = (text: string, createdAt: Date) => ({
  ...{ uid: 'dan', authorName: 'Dan', isTeacher: false, text, locale: 'ro', status: 'published', rev: 1 },
  ...{ createdAt, updatedAt: createdAt },
});

/** The newest first. */
const question = (place: number): [string, Record<string, unknown>] => [
  `courses/c1/questions/q${place}`,
  {
    ...written(`Întrebarea ${place}`, new Date(THEN.getTime() - place * 1000)),
    ...{ courseId: 'c1', lessonId: 'l1', answerCount: place === 0 ? 21 : 0, followerCount: 0, isWaiting: true },
  },
];

const answer = (place: number): [string, Record<string, unknown>] => [
  `courses/c1/questions/q0/answers/a${place}`,
  written(`Răspunsul ${place}`, new Date(THEN.getTime() + place * 1000)),
];

const ENROLLED: [string, Record<string, unknown>] = [
  'enrollments/ana__c1',
  {
    ...{ uid: 'ana', courseId: 'c1', courseOwnerUid: 'vera', courseVersion: 2, status: 'active', lessonIds: ['l1'] },
    ...{ enrolledAt: THEN, updatedAt: THEN, progress: { completed: 0, total: 1, pct: 0 } },
  },
];

function open() {
  const of = (length: number, one: typeof question) => Array.from({ length }, (_, place) => one(place));
  storeForReading(new Map([ENROLLED, ...of(21, question), ...of(21, answer)]));
  const page = <LessonQuestions uid="ana" course={course} lesson={lesson} />;
  showInLocale('ro', <RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
  return userEvent.setup();
}

const unfold = () => screen.findByRole('button', { name: /la întrebarea: Întrebarea 0$/ });
const more = () => screen.getAllByRole('button', { name: 'Arată mai multe' });

beforeEach(() => localStorage.clear());

describe('more than twenty questions under a lesson', () => {
  it('come without folding the one that somebody answers, or taking their words', async () => {
    const user = open();
    await user.click(await unfold());
    await user.type(await screen.findByRole('textbox', { name: 'Scrie un răspuns' }), 'Eu cred');
    const field = screen.getByRole('textbox', { name: 'Scrie un răspuns' });
    expect(screen.queryByText('Întrebarea 20')).not.toBeInTheDocument();
    await user.click(more().at(-1) as HTMLElement);
    expect(await screen.findByText('Întrebarea 20')).toBeInTheDocument();
    expect(field).toBeInTheDocument();
    expect(field).toHaveValue('Eu cred');
    expect(await unfold()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Întrebarea 20').closest('ul > li')).toHaveFocus();
  });

  it('have more than twenty answers, which stay while the rest of them comes', async () => {
    const user = open();
    await user.click(await unfold());
    const first = await screen.findByText('Răspunsul 0');
    await user.click(more()[0] as HTMLElement);
    expect((await screen.findByText('Răspunsul 20')).closest('ul > li')).toHaveFocus();
    expect(first).toBeInTheDocument();
  });
});
