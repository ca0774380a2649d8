import type { Health } from '@cursiv/shared-domain';
import { addMessages, LocaleProvider } from '@cursiv/shared-i18n';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { en } from '../../messages/en.ts';
import { ro } from '../../messages/ro.ts';
import StatusPage from './status-page.tsx';

addMessages('mf_admin', 'ro', ro);
addMessages('mf_admin', 'en', en);

const WELL: Health = {
  state: 'well',
  checkedAt: '2026-11-24T10:00:00.000Z',
  database: { state: 'well' },
  storage: { state: 'well' },
  mails: { state: 'well', dueSince: null },
  pushes: { state: 'well', dueSince: null },
  schedules: { state: 'well', runs: [{ name: 'sendDueMails', doneAt: '2026-11-24T09:59:00.000Z', isLate: false }] },
  deadMails: { state: 'well', count: 0 },
  deadPushes: { state: 'well', count: 0 },
  dataRequests: { state: 'well', dueSince: null },
};
const ILL: Health = {
  ...WELL,
  state: 'down',
  mails: { state: 'down', dueSince: '2026-11-24T09:00:00.000Z' },
  schedules: {
    state: 'down',
    runs: [
      { name: 'eraseLeads', doneAt: '2026-11-24T03:00:00.000Z', isLate: false },
      { name: 'sendDueMails', doneAt: null, isLate: true },
    ],
  },
  deadMails: { state: 'attention', count: 20 },
  deadPushes: { state: 'attention', count: 2 },
};

const fetched = globalThis.fetch;
let answer: () => Response;
beforeEach(() => {
  globalThis.fetch = async (address) => {
    expect(address).toBe('/health');
    return answer();
  };
});
afterEach(() => {
  globalThis.fetch = fetched;
});

const open = (locale: 'ro' | 'en') =>
  act(async () =>
    render(
      <MemoryRouter initialEntries={[locale === 'en' ? '/en/admin/status' : '/admin/status']}>
        <LocaleProvider value={locale}>
          <StatusPage />
        </LocaleProvider>
      </MemoryRouter>,
    ),
  );
const row = (table: string, name: string) =>
  within(screen.getByRole('table', { name: table })).getByRole('row', { name: new RegExp(name) });

describe('the status page', () => {
  it('says that everything works, and asks again when told to', async () => {
    answer = () => Response.json(WELL);
    await open('ro');
    expect(await screen.findByText('Totul merge')).toBeVisible();
    expect(row('Cum merge fiecare parte', 'Baza de date')).toHaveTextContent(/Merge.*Nimic/);
    answer = () => Response.json(ILL, { status: 503 });
    await userEvent.click(screen.getByRole('button', { name: 'Verifică din nou' }));
    expect(await screen.findByText('Ceva nu merge')).toBeVisible();
  });

  it('reads what a site says that is down, and what to do about each part', async () => {
    answer = () => Response.json(ILL, { status: 503 });
    await open('en');
    expect(await screen.findByText('Something does not work')).toBeVisible();
    const mails = row('How each part is', 'E-mails on their way');
    expect(mails).toHaveTextContent(/Does not work.*The oldest should have left at .*SMTP_URL/);
    const dead = row('How each part is', 'E-mails that cannot leave');
    expect(dead).toHaveTextContent(/Needs a look.*20 e-mails are no longer tried/);
    expect(within(dead).getByRole('link')).toHaveAttribute('href', '/en/admin/mail');
    const pushes = row('How each part is', 'Notifications that cannot leave');
    expect(pushes).toHaveTextContent(/Needs a look.*2 notifications are no longer tried/);
    expect(within(pushes).getByRole('link')).toHaveAttribute('href', '/en/admin/mail?kind=pushes');
    const [, first] = within(screen.getByRole('table', { name: 'Last run of each task' })).getAllByRole('row');
    expect(first).toHaveTextContent(/sendDueMails.*never.*Late/);
  });

  it('counts in Romanian', async () => {
    answer = () => Response.json(ILL, { status: 503 });
    await open('ro');
    expect(await screen.findByText(/20 de e-mailuri nu mai sunt încercate/)).toBeVisible();
  });

  it('does not take a strange answer for a healthy site', async () => {
    answer = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
    await open('ro');
    expect(await screen.findByText('Datele nu au putut fi citite')).toBeVisible();
  });
});
