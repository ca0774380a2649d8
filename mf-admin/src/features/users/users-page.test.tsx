import { searchKeysOf } from '@cursiv/shared-domain';
import { configureFirebase } from '@cursiv/shared-firebase';
import { readSoFar, storeForReading, storeNow } from '@cursiv/shared-firebase/testing';
import { addMessages, type Locale, LocaleProvider } from '@cursiv/shared-i18n';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { en } from '../../messages/en.ts';
import { ro } from '../../messages/ro.ts';
import UsersPage from './users-page.tsx';

type Testing = typeof import('@cursiv/shared-firebase/testing');

jest.mock('firebase/firestore', () => jest.requireActual<Testing>('@cursiv/shared-firebase/testing').countedFirestore);

configureFirebase({
  firebase: { apiKey: 'key', authDomain: 'auth.test', projectId: 'demo', storageBucket: 'demo.test', appId: 'app' },
});
addMessages('mf_admin', 'ro', ro);
addMessages('mf_admin', 'en', en);

const person = (name: string, changes: Record<string, unknown> = {}): [string, Record<string, unknown>] => {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@cursiv.test`;
  const fields = {
    ...{ name, email, role: 'cursiv-user', isAdmin: false, verifiedCreator: false, verifiedExpert: false },
    ...{ verifiedInstructor: false, createdAt: new Date(0), searchKeys: searchKeysOf({ name, email }), ...changes },
  };
  return [`users/${name.toLowerCase().replaceAll(' ', '-')}`, fields];
};
const EVERYBODY = Array.from({ length: 60 }, (_, n) => person(`Ana Multe ${n}`));
const STAFF = [
  person('Zoe Albu', { role: 'cursiv-moderator' }),
  person('Ana Dan', { role: 'cursiv-moderator', status: 'suspended' }),
  person('Ana Sava', { role: 'cursiv-support' }),
  person('Ana Tudor', { role: 'cursiv-translator' }),
];

const THREE_PAGES = Array.from({ length: 100 }, (_, n) => person(`Ana ${String.fromCharCode(65 + n / 10)}${n % 10}`));

async function open(locale: Locale, query: string, people = [...EVERYBODY, ...STAFF]) {
  storeForReading(new Map(people));
  await act(async () =>
    render(
      <MemoryRouter initialEntries={[`/admin/users?${query}`]}>
        <LocaleProvider value={locale}>
          <UsersPage />
        </LocaleProvider>
      </MemoryRouter>,
    ),
  );
}

// jsdom does not know <search>, and React warns about it.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

const more = () => userEvent.click(screen.getByRole('button', { name: 'Load more' }));

describe('everybody who has an account', () => {
  it('is read page by page, each person once, however many pages are shown', async () => {
    const read = async (accounts: string) => {
      await screen.findByText(accounts);
      return readSoFar().length;
    };
    await open('en', '', THREE_PAGES);
    const first = await read('The first 40 accounts');
    await more();
    const second = await read('The first 80 accounts');
    await more();
    const third = await read('100 accounts');
    expect([first, second, third]).toEqual([40, 80, 100]);
    expect(new Set(readSoFar()).size).toBe(100);
  });

  it('goes on following what the first page shows, without reading it again', async () => {
    await open('en', '', THREE_PAGES);
    await screen.findByText('The first 40 accounts');
    await more();
    await screen.findByText('The first 80 accounts');
    const [[path, fields] = person('')] = THREE_PAGES;
    await act(async () => storeNow(path, { ...fields, email: 'new@cursiv.test' }));
    expect(await screen.findByText('new@cursiv.test')).toBeVisible();
    expect(readSoFar()).toHaveLength(80);
  });
});

describe('the staff of the site', () => {
  it('are found by their role among everybody, suspended ones included, and nobody else is read', async () => {
    await open('ro', 'who=moderator');
    expect(await screen.findByText('2 conturi')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Drept, rol sau stare' })).toHaveDisplayValue('Moderator');
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Ana Dan'),
      expect.stringContaining('Zoe Albu'),
    ]);
    expect(readSoFar()).toEqual(['users/ana-dan', 'users/zoe-albu']);
  });

  it.each([
    ['support', 'Ana Sava'],
    ['translator', 'Ana Tudor'],
  ])('are found by a name and the role of %s in one question', async (role, name) => {
    await open('en', `who=${role}&q=ana`);
    expect(await screen.findByRole('rowheader')).toHaveTextContent(name);
    expect(readSoFar()).toEqual([`users/${name.toLowerCase().replace(' ', '-')}`]);
  });

  it('are told from others in a file', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await open('en', 'q=ana+sava');
    await screen.findByRole('rowheader');
    await userEvent.click(screen.getByRole('button', { name: 'Download for spreadsheets' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const reader = new FileReader();
    const text = await new Promise((resolve) => {
      reader.onload = () => resolve(reader.result);
      reader.readAsText(saved[0] as Blob);
    });
    expect(text).toContain('"Role in the site’s staff"');
    expect(text).toMatch(/"Ana Sava".*"Support"/);
  });
});
