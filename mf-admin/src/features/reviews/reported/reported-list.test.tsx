import { configureFirebase } from '@cursiv/shared-firebase';
import { readSoFar, storeForReading, storeNow } from '@cursiv/shared-firebase/testing';
import { addMessages, LocaleProvider } from '@cursiv/shared-i18n';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { en } from '../../../messages/en.ts';
import { ReportedList } from './reported-list.tsx';

type Testing = typeof import('@cursiv/shared-firebase/testing');

jest.mock('firebase/firestore', () => jest.requireActual<Testing>('@cursiv/shared-firebase/testing').countedFirestore);

configureFirebase({
  firebase: { apiKey: 'key', authDomain: 'auth.test', projectId: 'demo', storageBucket: 'demo.test', appId: 'app' },
});
addMessages('mf_admin', 'en', en);

const at = (n: number) => new Date(Date.UTC(2026, 10, 1, 12, n));
const reviewId = (n: number) => `course__c1__p${n}`;
const review = (n: number, text = `Text ${n}.`) => ({
  ...{ targetKind: 'course', targetId: 'c1', uid: `p${n}`, authorName: `Author ${n}`, rating: 2, text, locale: 'en' },
  ...{ status: 'published', createdAt: at(n), updatedAt: at(n) },
});
const report = (n: number, reporterUid: string, minute: number): [string, Record<string, unknown>] => [
  `reports/${reviewId(n)}__${reporterUid}`,
  {
    ...{ reporterUid, targetKind: 'review', targetId: reviewId(n), targetUid: `p${n}`, reason: 'spam' },
    ...{ status: 'open', createdAt: at(minute) },
  },
];

it('reported reviews are read page by page, each report and each review once, and follow what changes', async () => {
  storeForReading(
    new Map<string, Record<string, unknown>>([
      ...Array.from({ length: 19 }, (_, n) => report(n, 'dan', n)),
      ...Array.from({ length: 19 }, (_, n) => [`reviews/${reviewId(n)}`, review(n)] as const),
      // The oldest report is of the review that was reported last, too.
      report(18, 'eva', -1),
    ]),
  );
  const router = createMemoryRouter([{ path: '*', element: <ReportedList status="open" search="" /> }]);
  await act(async () =>
    render(
      <LocaleProvider value="en">
        <RouterProvider router={router} />
      </LocaleProvider>,
    ),
  );
  const read = async (summary: string) => {
    await screen.findByText(summary);
    return ['reports/', 'reviews/'].map((kind) => readSoFar().filter((path) => path.startsWith(kind)).length);
  };
  const more = () => userEvent.click(screen.getByRole('button', { name: 'Load more' }));

  const first = await read('8 reviews');
  await more();
  const second = await read('16 reviews');
  await more();
  const third = await read('19 reviews');
  expect([first, second, third]).toEqual([
    [8, 8],
    [16, 16],
    [20, 19],
  ]);
  expect(await screen.findByText('2 reports:')).toBeVisible();

  await act(async () => storeNow(`reviews/${reviewId(17)}`, review(17, 'Rewritten.')));
  expect(await screen.findByText('Rewritten.')).toBeVisible();
  const [path, fields] = report(16, 'dan', 16);
  await act(async () => storeNow(path, { ...fields, status: 'dismissed' }));
  await screen.findByText('18 reviews');
  expect(readSoFar().filter((one) => one.startsWith('reviews/'))).toHaveLength(19);
});
