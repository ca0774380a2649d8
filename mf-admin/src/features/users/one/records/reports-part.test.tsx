import { configureFirebase } from '@cursiv/shared-firebase';
import { readSoFar, storeForReading } from '@cursiv/shared-firebase/testing';
import { addMessages, LocaleProvider } from '@cursiv/shared-i18n';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { en } from '../../../../messages/en.ts';
import { ReportsPart } from './reports-part.tsx';

type Testing = typeof import('@cursiv/shared-firebase/testing');

jest.mock('firebase/firestore', () => jest.requireActual<Testing>('@cursiv/shared-firebase/testing').countedFirestore);

configureFirebase({
  firebase: { apiKey: 'key', authDomain: 'auth.test', projectId: 'demo', storageBucket: 'demo.test', appId: 'app' },
});
addMessages('mf_admin', 'en', en);

const ana = {
  ...{ id: 'ana', name: 'Ana Pop', email: 'ana@cursiv.test', role: 'cursiv-user', isAdmin: false },
  ...{ verifiedCreator: false, verifiedExpert: false, verifiedInstructor: false },
};
const day = (at: number) => new Date(Date.UTC(2026, 10, at, 12));
const report = (course: string, author: string, reporterUid: string, at: number): [string, Record<string, unknown>] => {
  const targetId = `course__${course}__${author}`;
  const fields = { reporterUid, targetKind: 'review', targetId, targetUid: author, reason: 'spam', status: 'open' };
  return [`reports/${targetId}__${reporterUid}`, { ...fields, createdAt: day(at) }];
};
const STORED = new Map<string, Record<string, unknown>>([
  ...Array.from({ length: 7 }, (_, n) => report(`c${n}`, 'ana', 'dan', n + 1)),
  report('k1', 'vera', 'ana', 9),
  report('k2', 'vera', 'dan', 10),
  [
    'reviews/course__k1__vera',
    {
      ...{ targetKind: 'course', targetId: 'k1', uid: 'vera', authorName: 'Vera Dobre', rating: 1, text: 'Buy here' },
      ...{ locale: 'en', status: 'published', createdAt: day(8), updatedAt: day(8) },
    },
  ],
  [
    'reportedContributions/q1',
    {
      ...{ courseId: 'c1', lessonId: 'l1', questionId: 'q1', courseTitle: { ro: 'Curs' }, uid: 'ana', locale: 'en' },
      ...{ authorName: 'Ana Pop', text: 'Buy here', reports: 'actioned', reasons: ['spam'], reportedAt: day(3) },
    },
  ],
]);

it('a person’s page lists what was reported of them and by them, page by page, each leading to its place', async () => {
  storeForReading(STORED);
  await act(async () =>
    render(
      <MemoryRouter>
        <LocaleProvider value="en">
          <ReportsPart user={ana} />
        </LocaleProvider>
      </MemoryRouter>,
    ),
  );
  const made = await screen.findByRole('link', { name: 'Review by Vera Dobre: Advertising or spam' });
  expect(made).toHaveAttribute('href', '/en/admin/reviews?status=open&q=Vera+Dobre');
  const own = () => screen.getAllByRole('link', { name: 'Review: Advertising or spam' });
  expect(own()).toHaveLength(5);
  expect(own()[0]).toHaveAttribute('href', '/en/admin/reviews?status=open&q=Ana+Pop');
  expect(screen.getByRole('link', { name: 'Buy here' })).toHaveAttribute(
    'href',
    '/en/admin/reviews?kind=questions&status=actioned&q=Ana+Pop',
  );
  const reports = () => readSoFar().filter((path) => path.startsWith('reports/'));
  expect(reports()).toHaveLength(6);

  await userEvent.click(screen.getByRole('button', { name: 'Load more: Their reviews that others reported' }));
  await screen.findByText(/1 Nov/);
  expect(own()).toHaveLength(7);
  expect(reports()).toHaveLength(8);
});
