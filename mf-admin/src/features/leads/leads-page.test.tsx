import { type StoredLead, storedRole } from '@cursiv/shared-domain';
import { configureFirebase } from '@cursiv/shared-firebase';
import { readSoFar, storeForReading } from '@cursiv/shared-firebase/testing';
import { addMessages, LocaleProvider } from '@cursiv/shared-i18n';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { en } from '../../messages/en.ts';
import LeadsPage from './leads-page.tsx';

type Testing = typeof import('@cursiv/shared-firebase/testing');

jest.mock('firebase/firestore', () => jest.requireActual<Testing>('@cursiv/shared-firebase/testing').countedFirestore);

configureFirebase({
  firebase: { apiKey: 'key', authDomain: 'auth.test', projectId: 'demo', storageBucket: 'demo.test', appId: 'app' },
});
addMessages('mf_admin', 'en', en);

const day = (at: number) => new Date(Date.UTC(2026, 10, at, 12));
const lead = (name: string, at: number, changes: Partial<StoredLead> = {}): [string, Record<string, unknown>] => [
  `leads/${name.toLowerCase()}`,
  {
    ...{ name, email: `${name.toLowerCase()}@exemplu.ro`, message: `Hello from ${name}.`, locale: 'en', page: '/' },
    ...{ createdAt: day(at), answered: false, state: 'new', ownerUid: null, notes: [], replies: [], suspicious: false },
    ...changes,
  },
];
const person = (name: string, more: object): [string, Record<string, unknown>] => [
  `users/${name.toLowerCase()}`,
  {
    ...{ name, email: `${name.toLowerCase()}@cursiv.test`, role: 'cursiv-user', isAdmin: false },
    ...{ verifiedCreator: false, verifiedExpert: false, verifiedInstructor: false, ...more },
  },
];
const STORED = new Map([
  person('Radu', { role: storedRole('support') }),
  person('Mara', { role: storedRole('moderator') }),
  lead('Ana', 1),
  lead('Bogdan', 2, { ownerUid: 'radu', state: 'working' }),
  lead('Clara', 3, { ownerUid: 'gone' }),
  lead('Dora', 4, {
    ownerUid: 'radu',
    notes: [
      { id: 'n1', text: '=Called her', byUid: 'radu', at: day(5) },
      { id: 'n2', text: 'She calls back', byUid: 'radu', at: day(6) },
    ],
  }),
]);

async function open(query = '') {
  storeForReading(STORED);
  const router = createMemoryRouter([{ path: '*', element: <LeadsPage /> }], {
    initialEntries: [`/admin/leads${query}`],
  });
  await act(async () =>
    render(
      <LocaleProvider value="en">
        <RouterProvider router={router} />
      </LocaleProvider>,
    ),
  );
}
const owner = () => screen.getByRole('combobox', { name: 'Who deals with it' });
const leadsRead = () => readSoFar().filter((path) => path.startsWith('leads/'));

// jsdom does not know <search>, and React warns about it.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

describe('the messages from the site', () => {
  it('are narrowed down to those of one of the staff, and no others are read', async () => {
    await open();
    await screen.findByText('4 messages');
    await screen.findByRole('option', { name: 'Radu' });
    expect([...owner().querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      ...['Anybody', 'I', 'Nobody', 'Radu'],
    ]);
    await userEvent.selectOptions(owner(), 'Radu');
    expect(await screen.findByText('2 messages')).toBeVisible();
    expect(screen.getByText('Hello from Dora.')).toBeInTheDocument();
    expect(leadsRead()).toHaveLength(4 + 2);
  });

  it.each([
    ['nobody', 'Hello from Ana.', 'Nobody'],
    ['gone', 'Hello from Clara.', 'Somebody else'],
  ])('of %s are an address of their own', async (value, message, chosen) => {
    await open(`?owner=${value}`);
    await screen.findByText(message);
    expect(leadsRead()).toHaveLength(1);
    expect(owner()).toHaveDisplayValue(chosen);
  });

  it('are found by owner and state together', async () => {
    await open('?owner=radu&state=working');
    await screen.findByText('Hello from Bogdan.');
    expect(leadsRead()).toEqual(['leads/bogdan']);
  });

  it('are taken along with their notes, which run nothing in a spreadsheet', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await open('?owner=radu&state=new');
    await screen.findByText('Hello from Dora.');
    await userEvent.click(screen.getByRole('button', { name: 'Download for spreadsheets' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const text = await new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.readAsText(saved[0] as Blob);
    });
    expect(text).toContain('"Notes"');
    expect(text).toContain('2026-11-05: =Called her\n2026-11-06: She calls back');
    expect(text).not.toContain('Bogdan');
  });
});
