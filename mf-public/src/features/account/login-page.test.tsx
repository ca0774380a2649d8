import { configureFirebase } from '@cursiv/shared-firebase';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { showInLocale } from '../../shared/testing/show-in-locale.tsx';
import LoginPage from './login-page.tsx';

configureFirebase({
  firebase: { apiKey: 'key', authDomain: 'auth.test', projectId: 'demo', storageBucket: 'demo.test', appId: 'app' },
});

/** The authentication service refuses every sign-in, as it does for a wrong password. */
const refuse = async () =>
  new Response(JSON.stringify({ error: { code: 400, message: 'INVALID_LOGIN_CREDENTIALS' } }), {
    status: 400,
    headers: { 'Content-Type': 'application/json' },
  });

const fetched = globalThis.fetch;
beforeEach(() => {
  globalThis.fetch = refuse as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = fetched;
});

const showLogin = (address = '/login') =>
  showInLocale(
    'ro',
    <MemoryRouter initialEntries={[address]}>
      <LoginPage />
    </MemoryRouter>,
  );

const email = () => screen.getByRole('textbox', { name: /adresa de e-mail/i });
const password = () => screen.getByLabelText(/^parola/i);
const submit = () => screen.getByRole('button', { name: 'Intră în cont' });

describe('the sign-in page', () => {
  it('is filled by password managers', async () => {
    showLogin();
    expect(await screen.findByRole('heading', { level: 1, name: 'Intră în cont' })).toBeInTheDocument();
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
  });

  it('says beside the field what is missing, and goes there', async () => {
    showLogin();
    await userEvent.type(await screen.findByRole('textbox'), 'ana@');
    await userEvent.click(submit());
    expect(await screen.findByText(/Adresa nu pare completă/)).toBeInTheDocument();
    expect(screen.getByText('Scrie parola.')).toBeInTheDocument();
    expect(email()).toBeInvalid();
    expect(email()).toHaveFocus();
  });

  it('explains a refusal in the language of the page, goes there and keeps what was typed', async () => {
    showLogin();
    await userEvent.type(await screen.findByRole('textbox'), 'ana@cursiv.test');
    await userEvent.type(password(), 'nu este aceasta');
    await userEvent.click(submit());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Adresa de e-mail sau parola nu se potrivesc.');
    expect(alert).toHaveFocus();
    expect(email()).toHaveValue('ana@cursiv.test');
    expect(password()).toHaveValue('nu este aceasta');
  });

  it('takes the address along to a new password and back', async () => {
    showLogin();
    await userEvent.type(await screen.findByRole('textbox'), 'ana@cursiv.test');
    await userEvent.click(screen.getByRole('button', { name: 'Ai uitat parola?' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Alege o parolă nouă' })).toBeInTheDocument();
    expect(email()).toHaveValue('ana@cursiv.test');
    await userEvent.click(screen.getByRole('button', { name: 'Înapoi la intrarea în cont' }));
    expect(email()).toHaveValue('ana@cursiv.test');
  });

  it('takes the return address along to registration', async () => {
    showLogin('/login?returnTo=/courses/c1?enroll=1');
    expect(await screen.findByRole('link', { name: 'Creează unul' })).toHaveAttribute(
      'href',
      '/register?returnTo=%2Fcourses%2Fc1%3Fenroll%3D1',
    );
  });
});
