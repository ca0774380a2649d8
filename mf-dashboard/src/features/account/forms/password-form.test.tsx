import type { AuthResult } from '@cursiv/shared-auth';
import { Toaster } from '@cursiv/shared-ui';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showInLocale } from '../../../shared/testing/show-in-locale.tsx';
import { PasswordForm } from './password-form.tsx';

const changed: AuthResult = { success: true, message: '' };
const refused = (code: Extract<AuthResult, { success: false }>['code']): AuthResult => ({
  success: false,
  message: code,
  code,
});

const showForm = (change: (current: string, next: string) => Promise<AuthResult>) =>
  showInLocale(
    'ro',
    <>
      <PasswordForm email="ana@cursiv.test" change={change} />
      <Toaster label="Noutăți" closeLabel="Închide" />
    </>,
  );

const current = () => screen.getByLabelText(/^Parola de acum/);
const next = () => screen.getByLabelText(/^Parola nouă/);
const submit = () => screen.getByRole('button', { name: 'Schimbă parola' });

/** Clears the toasts, which outlive the test that caused them. */
const readNews = async (text: string) => {
  expect(await screen.findByText(text)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Închide' }));
};

async function send(present: string, wanted: string) {
  if (present) await userEvent.type(current(), present);
  if (wanted) await userEvent.type(next(), wanted);
  await userEvent.click(submit());
}

describe('the form of the password', () => {
  it('is filled by password managers, which learn whose password it is', () => {
    const { container } = showForm(async () => changed);
    expect(current()).toHaveAttribute('autocomplete', 'current-password');
    expect(next()).toHaveAttribute('autocomplete', 'new-password');
    expect(container.querySelector('[autocomplete="username"]')).toHaveValue('ana@cursiv.test');
  });

  it('changes the password, says so and forgets what was typed', async () => {
    const calls: string[][] = [];
    showForm(async (...passwords) => {
      calls.push(passwords);
      return changed;
    });
    await send('parola veche', ' o propoziție ');
    await readNews('Parola a fost schimbată.');
    expect(calls).toEqual([['parola veche', ' o propoziție ']]);
    expect(current()).toHaveValue('');
    expect(next()).toHaveValue('');
  });

  it.each([
    ['', '', 'Scrie parola nouă.'],
    ['parola veche', 'scurtă', 'Parola are nevoie de cel puțin 8 caractere.'],
    ['parola veche', 'a'.repeat(129), 'Parola poate avea cel mult 128 de caractere.'],
    ['parola veche', 'parola veche', 'Aceasta este chiar parola de acum. Alege alta.'],
  ])('does not send "%s" and "%s": %s', async (present, wanted, text) => {
    const change = jest.fn(async () => changed);
    showForm(change);
    await send(present, wanted);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(next()).toBeInvalid();
    expect(present ? next() : current()).toHaveFocus();
    expect(change).not.toHaveBeenCalled();
  });

  it('says beside its field that the present password is wrong, goes there and keeps both', async () => {
    showForm(async () => refused('auth/credentials-refused'));
    await send('nu este aceasta', 'o propoziție');
    expect(await screen.findByText(/Aceasta nu este parola ta de acum/)).toBeInTheDocument();
    expect(current()).toBeInvalid();
    expect(current()).toHaveFocus();
    expect(next()).toBeValid();
    expect(current()).toHaveValue('nu este aceasta');
    expect(next()).toHaveValue('o propoziție');
  });

  it('says beside the new password that the service finds it weak', async () => {
    showForm(async () => refused('auth/password-weak'));
    await send('parola veche', 'o propoziție');
    expect(await screen.findByText(/Parola este prea scurtă/)).toBeInTheDocument();
    expect(next()).toHaveFocus();
  });

  it('explains any other refusal above the form, goes there and keeps what was typed', async () => {
    showForm(async () => refused('auth/too-many-attempts'));
    await send('parola veche', 'o propoziție');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Prea multe încercări.');
    expect(alert).toHaveFocus();
    expect(next()).toHaveValue('o propoziție');
  });

  it('says how strong the new password is while it is typed', async () => {
    showForm(async () => changed);
    await userEvent.type(next(), 'scurt');
    expect(screen.getByText('Mai trebuie 3 caractere.')).toBeVisible();
    await userEvent.type(next(), 'ă, dar nu prea');
    expect(screen.getByText('Foarte sigură.')).toBeVisible();
  });

  it('sends once however often it is pressed', async () => {
    const answers: ((result: AuthResult) => void)[] = [];
    showForm(() => new Promise((answer) => answers.push(answer)));
    await send('parola veche', 'o propoziție');
    await userEvent.type(next(), '{Enter}');
    await userEvent.click(submit());
    expect(answers).toHaveLength(1);
    answers[0]?.(changed);
    await readNews('Parola a fost schimbată.');
  });
});
