import { searchKeysOf } from '@cursiv/shared-domain';
import { configureFirebase } from '@cursiv/shared-firebase';
import { readSoFar, storeForReading } from '@cursiv/shared-firebase/testing';
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

async function open(locale: Locale, query: string) {
  storeForReading(new Map([...EVERYBODY, ...STAFF]));
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
