import { leadSearchKeysOf, type StoredLead } from '@cursiv/shared-domain';
import { configureFirebase } from '@cursiv/shared-firebase';
import { readSoFar, storeForReading } from '@cursiv/shared-firebase/testing';
import { addMessages, type Locale, LocaleProvider } from '@cursiv/shared-i18n';
import { act, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { en } from '../../../messages/en.ts';
import { ro } from '../../../messages/ro.ts';
import { SameSender } from './same-sender.tsx';

type Testing = typeof import('@cursiv/shared-firebase/testing');

jest.mock('firebase/firestore', () => jest.requireActual<Testing>('@cursiv/shared-firebase/testing').countedFirestore);

configureFirebase({
  firebase: { apiKey: 'key', authDomain: 'auth.test', projectId: 'demo', storageBucket: 'demo.test', appId: 'app' },
});
addMessages('mf_admin', 'ro', ro);
addMessages('mf_admin', 'en', en);

const lead = (id: string, day: number, changes: Partial<StoredLead> = {}): StoredLead => ({
  ...{ id, name: 'Ilinca', email: 'ilinca@exemplu.ro', message: 'Aș vrea să învăț.', locale: 'ro', page: '/' },
  ...{ createdAt: new Date(Date.UTC(2026, 10, day, 12)), answered: false, state: 'new', ownerUid: null },
  ...{ notes: [], replies: [], suspicious: false, ...changes },
});

async function open(locale: Locale, opened: StoredLead, ...others: StoredLead[]) {
  storeForReading(
    new Map([opened, ...others].map((one) => [`leads/${one.id}`, { ...one, searchKeys: leadSearchKeysOf(one) }])),
  );
  await act(async () =>
    render(
      <MemoryRouter>
        <LocaleProvider value={locale}>
          <SameSender lead={opened} />
        </LocaleProvider>
      </MemoryRouter>,
    ),
  );
}

describe('what else came from the address of a message', () => {
  it('is named newest first, with what became of it, and what says the same', async () => {
    await open(
      'ro',
      lead('now', 20),
      lead('before', 18, { message: 'aș vrea să învăț', state: 'answered' }),
      lead('after', 21, { email: 'Ilinca@exemplu.ro', message: 'Altceva.' }),
      lead('alike', 19, { email: 'ilinca@exemplu.rom' }),
      lead('names-it', 19, { email: 'dan@exemplu.ro', message: 'Scrieți la ilinca@exemplu.ro' }),
    );
    const list = await screen.findByRole('list', { name: 'A mai scris de la aceeași adresă' });
    const [first, second, ...more] = within(list).getAllByRole('listitem');
    expect(first).toHaveTextContent(/21 nov.*Nou$/);
    expect(second).toHaveTextContent(/18 nov.*Cu răspunsAcelași text$/);
    expect(more).toEqual([]);
    expect(within(list).getAllByRole('link')[1]).toHaveAttribute('href', '/admin/leads?open=before');
    expect(screen.getByRole('link', { name: 'Arată în listă tot ce a scris' })).toHaveAttribute(
      'href',
      '/admin/leads?q=ilinca%40exemplu.ro',
    );
  });

  it('is nothing where nothing did, at one read', async () => {
    await open('en', lead('now', 20), lead('other', 19, { email: 'dan@exemplu.ro' }));
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(readSoFar()).toEqual(['leads/now']);
  });

  it('is the newest five of very many, and the way to all of them', async () => {
    const many = Array.from({ length: 200 }, (_, n) => lead(`m${n}`, 1, { createdAt: new Date(n * 3_600_000) }));
    await open('en', lead('now', 1, { createdAt: new Date(0) }), ...many);
    const list = await screen.findByRole('list', { name: 'Also written from this address' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(5);
    expect(within(list).getAllByText('The same text')).toHaveLength(5);
    expect(readSoFar()).toHaveLength(5);
    expect(screen.getByRole('link', { name: 'Show all of them in the list' })).toHaveAttribute(
      'href',
      '/en/admin/leads?q=ilinca%40exemplu.ro',
    );
  });
});
