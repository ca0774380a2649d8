import { configureFirebase } from '@cursiv/shared-firebase';
import { readSoFar, storeForReading, storeNow } from '@cursiv/shared-firebase/testing';
import { addMessages, LocaleProvider } from '@cursiv/shared-i18n';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { en } from '../../messages/en.ts';
import AuditPage from './audit-page.tsx';

type Testing = typeof import('@cursiv/shared-firebase/testing');

jest.mock('firebase/firestore', () => jest.requireActual<Testing>('@cursiv/shared-firebase/testing').countedFirestore);

configureFirebase({
  firebase: { apiKey: 'key', authDomain: 'auth.test', projectId: 'demo', storageBucket: 'demo.test', appId: 'app' },
});
addMessages('mf_admin', 'en', en);

const EVENTS = 40;
const event = (n: number) => ({
  ...{ at: new Date(Date.UTC(2026, 10, 1, 12, n)), actorUid: 'root', actorName: 'Ioana', action: 'user.flag.changed' },
  ...{ subject: `users/p${n}`, changes: { verifiedCreator: { old: false, new: true } } },
});
const person = (name: string) => ({
  ...{ name, email: 'p@cursiv.test', role: 'cursiv-user', isAdmin: false, verifiedCreator: true },
  ...{ verifiedExpert: false, verifiedInstructor: false },
});

// jsdom does not know <search>, and React warns about it.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

it('the audit log is read page by page, each change and each name once, and goes on following what is shown', async () => {
  storeForReading(
    new Map<string, Record<string, unknown>>(
      Array.from({ length: EVENTS }, (_, n) => [
        [`auditEvents/e${n}`, event(n)] as const,
        [`users/p${n}`, person(`Person ${n}.`)] as const,
      ]).flat(),
    ),
  );
  await act(async () =>
    render(
      <MemoryRouter initialEntries={['/admin/audit']}>
        <LocaleProvider value="en">
          <AuditPage />
        </LocaleProvider>
      </MemoryRouter>,
    ),
  );
  const read = async (summary: string, last: string) => {
    await screen.findByText(summary);
    await screen.findAllByText(new RegExp(last));
    return ['auditEvents/', 'users/'].map((kind) => readSoFar().filter((path) => path.startsWith(kind)).length);
  };
  const more = () => userEvent.click(screen.getByRole('button', { name: 'Load more' }));

  const first = await read('The newest 15 changes', 'Person 25\\.');
  await more();
  const second = await read('The newest 30 changes', 'Person 10\\.');
  await more();
  const third = await read('40 changes', 'Person 0\\.');
  expect([first, second, third]).toEqual([
    [15, 15],
    [30, 30],
    [40, 40],
  ]);

  await act(async () => storeNow('auditEvents/e39', { ...event(39), actorName: 'Renamed' }));
  expect(await screen.findByText(/Renamed/)).toBeVisible();
  expect(readSoFar().filter((path) => path.startsWith('auditEvents/'))).toHaveLength(EVENTS);
});
