import { AppError } from '@cursiv/shared-domain';
import { Toaster } from '@cursiv/shared-ui';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showInLocale } from '../../../shared/testing/show-in-locale.tsx';
import { AddressChange } from './address-change.tsx';
import type { AddressService } from './address-service.ts';

function site(changes: Partial<AddressService> = {}) {
  const sent: string[] = [];
  const followed = jest.fn();
  const service: AddressService = {
    send: async (email) => void sent.push(email),
    present: async () => 'ana@cursiv.test',
    follow: followed,
    ...changes,
  };
  const show = (email = 'ana@cursiv.test') =>
    showInLocale(
      'ro',
      <>
        <AddressChange uid="ana" email={email} hasPassword service={service} />
        <Toaster label="Noutăți" closeLabel="Închide" />
      </>,
    );
  return { sent, followed, show };
}

const opener = () => screen.getByRole('button', { name: 'Schimbă adresa' });
const field = () => screen.getByRole('textbox', { name: /Adresa nouă/ });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function ask(address: string) {
  await userEvent.click(opener());
  if (address) await userEvent.type(field(), address);
  await press('Trimite linkul');
}

/** The notice that a link waits to be opened. */
const waiting = async () =>
  (await screen.findByText(/^Deschide linkul trimis la/)).closest('[role="status"]') as HTMLElement;

beforeEach(() => localStorage.clear());

describe('a new e-mail address', () => {
  it('is asked for in a field that takes the focus', async () => {
    site().show();
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(opener());
    expect(opener()).toHaveAttribute('aria-expanded', 'true');
    expect(field()).toHaveFocus();
    expect(field()).toHaveAccessibleDescription(/abia când îl deschizi/);
  });

  it.each([
    ['', 'Scrie adresa nouă.'],
    ['ana@', /nu pare completă/],
    ['ANA@cursiv.test', 'Aceasta este chiar adresa de acum.'],
  ])('is not sent as "%s"', async (address, problem) => {
    const { sent, show } = site();
    show();
    await ask(address);
    expect(await screen.findByText(problem)).toBeInTheDocument();
    expect(field()).toBeInvalid();
    expect(field()).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('waits for its link, and the page says so, after a reload too, until the person thinks better of it', async () => {
    const { sent, show } = site();
    const { unmount } = show();
    await ask(' ana@noua.ro ');
    expect(await waiting()).toHaveTextContent(
      /linkul trimis la ana@noua\.ro.*tot cu ana@cursiv\.test.*are deja un cont/,
    );
    expect((await waiting()).parentElement).toHaveFocus();
    expect(sent).toEqual(['ana@noua.ro']);
    unmount();
    show();
    expect(screen.getByText('Deschide linkul trimis la ana@noua.ro')).toBeInTheDocument();
    await press('Renunță');
    expect(await screen.findByText(/Adresa rămâne ana@cursiv\.test/)).toBeInTheDocument();
    expect(screen.queryByText('Deschide linkul trimis la ana@noua.ro')).not.toBeInTheDocument();
  });

  it('that was mistyped is replaced by another', async () => {
    const { sent, show } = site();
    show();
    await ask('ana@nuoa.ro');
    await ask('ana@noua.ro');
    expect(await screen.findByText('Deschide linkul trimis la ana@noua.ro')).toBeInTheDocument();
    expect(sent).toEqual(['ana@nuoa.ro', 'ana@noua.ro']);
  });

  it('asks who signed in long ago for their password first, and keeps what was typed', async () => {
    const send = () => Promise.reject(new AppError('auth/recent-login-required'));
    site({ send }).show();
    await ask('ana@noua.ro');
    expect(await screen.findByLabelText(/^Parola/)).toBeVisible();
    expect(screen.getByDisplayValue('ana@noua.ro')).toBeInTheDocument();
  });

  it.each([
    ['auth/email-invalid', /nu pare completă/],
    ['auth/too-many-attempts', /Prea multe încercări/],
  ] as const)('is refused as %s with its reason', async (code, text) => {
    site({ send: () => Promise.reject(new AppError(code)) }).show();
    await ask('ana@noua.ro');
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(field()).toHaveValue('ana@noua.ro');
  });

  it('is looked for when the person comes back from their mail, and when they say that they opened the link', async () => {
    const present = jest.fn(async () => 'ana@cursiv.test');
    const { show } = site({ present });
    show();
    await ask('ana@noua.ro');
    await waiting();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(present).toHaveBeenCalledTimes(1);
    await press('Am deschis linkul');
    expect(await screen.findByText(/nu a fost deschis încă/)).toBeInTheDocument();
    present.mockResolvedValue('ana@noua.ro');
    await press('Am deschis linkul');
    expect(await screen.findByText('Adresa contului este acum ana@noua.ro.')).toBeInTheDocument();
  });

  it('that has become the account’s is waited for no more, and the site follows', async () => {
    const { followed, show } = site();
    const { unmount } = show();
    await ask('ana@noua.ro');
    await waiting();
    unmount();
    show('ana@noua.ro');
    expect(screen.queryByText(/Deschide linkul/)).not.toBeInTheDocument();
    expect(followed).toHaveBeenCalledTimes(1);
  });
});
