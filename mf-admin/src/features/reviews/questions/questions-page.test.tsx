import { listedQuestionKeysOf } from '@cursiv/shared-domain';
import { configureFirebase } from '@cursiv/shared-firebase';
import { readSoFar, storeForReading } from '@cursiv/shared-firebase/testing';
import { addMessages, LocaleProvider } from '@cursiv/shared-i18n';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { ro } from '../../../messages/ro.ts';
import QuestionsPage from './questions-page.tsx';

type Testing = typeof import('@cursiv/shared-firebase/testing');

jest.mock('firebase/firestore', () => jest.requireActual<Testing>('@cursiv/shared-firebase/testing').countedFirestore);

configureFirebase({
  firebase: { apiKey: 'key', authDomain: 'auth.test', projectId: 'demo', storageBucket: 'demo.test', appId: 'app' },
});
addMessages('mf_admin', 'ro', ro);

const NEWEST = new Date('2026-11-20T09:00:00Z').getTime();

/** A question as functions list it; the higher its number the older. */
function question(number: number, changes: object = {}): [string, Record<string, unknown>] {
  const fields = {
    ...{ courseId: 'c1', lessonId: 'l1', courseTitle: { ro: 'Caligrafie' }, lessonTitle: { ro: 'Ritmul' } },
    ...{ uid: 'ana', authorName: 'Ana Pop', text: `Întrebarea ${number}`, locale: 'ro', state: 'waiting', rev: 1 },
    ...{ answerCount: 2, createdAt: new Date(NEWEST - number * 86_400_000), ...changes },
  };
  return [`listedQuestions/q${number}`, { ...fields, searchKeys: listedQuestionKeysOf(fields) }];
}

// jsdom does not know <search>, and React warns about it.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));

async function open(query: string, questions: readonly [string, Record<string, unknown>][]) {
  storeForReading(new Map(questions));
  await act(async () =>
    render(
      <MemoryRouter initialEntries={[`/admin/questions?${query}`]}>
        <LocaleProvider value="ro">
          <QuestionsPage />
        </LocaleProvider>
      </MemoryRouter>,
    ),
  );
}

const MANY = Array.from({ length: 60 }, (_, number) => question(number));

it('the newest questions of all courses come first, a page at a time, each at one read', async () => {
  await open('', MANY);
  expect(await screen.findByText('Cele mai noi 40 de întrebări')).toBeVisible();
  expect(readSoFar()).toHaveLength(40);
  expect(screen.getAllByRole('article')[0]).toHaveTextContent(
    /Ana Pop.*Caligrafie · Ritmul.*Întrebarea 0.*2 răspunsuri/,
  );
});

it('an old one is found by a word of its text, and nothing else is read', async () => {
  await open('q=cerneala+ana', [...MANY, question(99, { text: 'De ce se împrăștie cerneala?' })]);
  expect(await screen.findByRole('article')).toHaveTextContent('cerneala');
  expect(readSoFar()).toEqual(['listedQuestions/q99']);
});

it('state and language are asked for in the same question', async () => {
  const wanted = question(99, { state: 'hidden', locale: 'en', text: 'Buy my pens' });
  await open('status=hidden&language=en', [...MANY, question(98, { state: 'hidden' }), wanted]);
  const article = await screen.findByRole('article');
  expect(article).toHaveTextContent('Buy my pens');
  expect(readSoFar()).toEqual(['listedQuestions/q99']);
  expect(screen.getByRole('link', { name: /^Vezi de ce e ascunsă/ })).toHaveAttribute(
    'href',
    '/admin/reviews?kind=questions&status=actioned&q=Ana+Pop',
  );
});

it('a search that finds nothing says so, and has nothing to take along', async () => {
  await open('q=nimeni', MANY);
  expect(await screen.findByRole('heading', { name: 'Nicio întrebare nu se potrivește' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('on a site where nobody has asked yet, nobody is told to look for something else', async () => {
  await open('', []);
  expect(await screen.findByRole('heading', { name: 'Nicio întrebare încă' })).toBeVisible();
});
