import { configureFirebase } from '@cursiv/shared-firebase';
import { readSoFar, storeForReading } from '@cursiv/shared-firebase/testing';
import { addMessages, LocaleProvider } from '@cursiv/shared-i18n';
import { act, render, screen, within } from '@testing-library/react';
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
const contribution = (id: string, uid: string, authorName: string, text: string) => ({
  ...{ courseId: 'c1', lessonId: 'l1', questionId: id, courseTitle: { ro: 'Curs' }, uid, locale: 'en' },
  ...{ authorName, text, reports: 'actioned', reasons: ['spam'], reportedAt: day(3) },
});
const contributionReport = (targetId: string, author: string, reporterUid: string, at: number) => ({
  ...{
    reporterUid,
    targetKind: 'question',
    targetId,
    targetUid: author,
    reason: 'offensive',
    of: 1,
    createdAt: day(at),
  },
});
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
  ['reportedContributions/q1', contribution('q1', 'ana', 'Ana Pop', 'Buy here')],
  ['reports/q1__dan', contributionReport('q1', 'ana', 'dan', 11)],
  ['reportedContributions/q2', contribution('q2', 'vera', 'Vera Dobre', 'And here')],
  ['reports/q2__ana', { ...contributionReport('q2', 'vera', 'ana', 12), targetKind: 'answer' }],
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
  const made = within(await screen.findByRole('region', { name: 'What they reported' }));
  const answer = await made.findByRole('link', { name: /^Answer by Vera Dobre/ });
  expect(answer).toHaveTextContent('Answer by Vera Dobre: Offends or threatens');
  expect(answer).toHaveAttribute('href', '/en/admin/reviews?kind=questions&status=actioned&q=Vera+Dobre');
  expect(await made.findByText('And here')).toBeInTheDocument();
  expect(await made.findByRole('link', { name: 'Review by Vera Dobre: Advertising or spam' })).toHaveAttribute(
    'href',
    '/en/admin/reviews?status=open&q=Vera+Dobre',
  );

  const ofThem = within(screen.getByRole('region', { name: 'What others reported of theirs' }));
  const links = () => ofThem.getAllByRole('link').map((link) => link.textContent);
  expect(links()).toEqual([
    expect.stringMatching(/^Question: Offends or threatens/),
    ...Array(4).fill('Review: Advertising or spam'),
  ]);
  expect(ofThem.getAllByRole('link')[0]).toHaveAttribute(
    'href',
    '/en/admin/reviews?kind=questions&status=actioned&q=Ana+Pop',
  );
  expect(ofThem.getAllByRole('link')[1]).toHaveAttribute('href', '/en/admin/reviews?status=open&q=Ana+Pop');
  const reports = () => readSoFar().filter((path) => path.startsWith('reports/'));
  expect(reports()).toHaveLength(7);

  await userEvent.click(ofThem.getByRole('button', { name: 'Load more: What others reported of theirs' }));
  await ofThem.findByText(/· 1 Nov/);
  expect(links()).toHaveLength(8);
  expect(reports()).toHaveLength(10);
});
