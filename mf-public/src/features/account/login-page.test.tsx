import { configureFirebase } from '@cursiv/shared-firebase';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { showInLocale } from '../../shared/testing/show-in-locale.tsx';
import LoginPage from './login-page.tsx';
import RegisterPage from './register-page.tsx';

const CONFIG = {
  firebase: { apiKey: 'key', authDomain: 'auth.test', projectId: 'demo', storageBucket: 'demo.test', appId: 'app' },
};

/** What the authentication service was asked, and how it refuses: as for a wrong password, unless a test says otherwise. */
let asked: unknown[];
let refusal: string;
const refuse: typeof fetch = async (_, init) => {
  asked.push(JSON.parse(String(init?.body ?? 'null')));
  const body = JSON.stringify({ error: { code: 400, message: refusal } });
  return new Response(body, { status: 400, headers: { 'Content-Type': 'application/json' } });
};

const fetched = globalThis.fetch;
beforeEach(() => {
  configureFirebase(CONFIG);
  asked = [];
  refusal = 'INVALID_LOGIN_CREDENTIALS';
  localStorage.clear();
  globalThis.fetch = refuse;
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
    expect(asked).toEqual([]);
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

  it('says what a new account means where Google makes one, too', async () => {
    showLogin();
    expect(await screen.findByText(/accepți termenii/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Termenii de folosire' })).toHaveAttribute('href', '/terms');
    expect(screen.getByRole('link', { name: 'Confidențialitate' })).toHaveAttribute('href', '/privacy');
  });

  it('says nothing of new accounts where it makes none', async () => {
    configureFirebase({ ...CONFIG, google: false });
    showLogin();
    await screen.findByRole('textbox');
    expect(screen.queryByText(/accepți termenii/)).not.toBeInTheDocument();
  });

  it('takes the return address along to registration', async () => {
    showLogin('/login?returnTo=/courses/c1?enroll=1');
    expect(await screen.findByRole('link', { name: 'Creează unul' })).toHaveAttribute(
      'href',
      '/register?returnTo=%2Fcourses%2Fc1%3Fenroll%3D1',
    );
  });
});

describe.each([
  ['the sign-in page', LoginPage],
  ['the registration page', RegisterPage],
])('%s', (_name, Page) => {
  const showPage = async () => {
    showInLocale(
      'ro',
      <MemoryRouter>
        <Page />
      </MemoryRouter>,
    );
    await screen.findByRole('textbox', { name: /adresa de e-mail/i });
  };
  const google = () => screen.queryByRole('button', { name: 'Continuă cu Google' });

  it('offers Google', async () => {
    await showPage();
    expect(google()).toBeEnabled();
  });

  it('says nothing of Google where the operator has no such sign-in', async () => {
    configureFirebase({ ...CONFIG, google: false });
    await showPage();
    expect(google()).not.toBeInTheDocument();
    expect(screen.queryByText('sau')).not.toBeInTheDocument();
  });
});

describe('a link to sign in', () => {
  const LINK = '/login?returnTo=%2Fcourses&apiKey=key&mode=signIn&oobCode=code-1';
  const open = () => {
    history.replaceState(null, '', LINK);
    showLogin(LINK);
  };
  const linkAddress = () => screen.findByRole('textbox', { name: /Adresa la care ai primit linkul/ });

  it('is offered beside the password, and takes the address along', async () => {
    showLogin();
    await userEvent.type(await screen.findByRole('textbox'), 'ana@cursiv.test');
    await userEvent.click(screen.getByRole('button', { name: /fără parolă/ }));
    expect(screen.getByRole('heading', { level: 1, name: 'Intră cu un link' })).toBeInTheDocument();
    expect(email()).toHaveValue('ana@cursiv.test');
    expect(screen.getByText(/accepți termenii/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Trimite linkul' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(asked.at(-1)).toMatchObject({
      requestType: 'EMAIL_SIGNIN',
      email: 'ana@cursiv.test',
      canHandleCodeInApp: true,
    });
  });

  it('that was asked for in another browser asks for its address', async () => {
    refusal = 'INVALID_EMAIL';
    open();
    await userEvent.type(await linkAddress(), 'ion@cursiv.test');
    await userEvent.click(submit());
    expect(await screen.findByText('Linkul nu a fost trimis la această adresă.')).toBeInTheDocument();
    expect(await linkAddress()).toHaveFocus();
    expect(asked).toContainEqual(expect.objectContaining({ email: 'ion@cursiv.test', oobCode: 'code-1' }));
  });

  it('that was asked for here signs in by itself', async () => {
    localStorage.setItem('cursiv:link-address', JSON.stringify({ email: 'ana@cursiv.test', at: Date.now() }));
    refusal = 'INVALID_OOB_CODE';
    open();
    expect(await screen.findByText(/Linkul a fost deja folosit sau a expirat/)).toBeInTheDocument();
    expect(asked).toContainEqual(expect.objectContaining({ email: 'ana@cursiv.test', oobCode: 'code-1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cere alt link' }));
    expect(email()).toHaveValue('ana@cursiv.test');
    expect(screen.getByRole('button', { name: 'Trimite linkul' })).toBeEnabled();
  });

  it('asks for the address where the browser remembers one for too long', async () => {
    localStorage.setItem(
      'cursiv:link-address',
      JSON.stringify({ email: 'ana@cursiv.test', at: Date.now() - 7 * 3_600_000 }),
    );
    open();
    expect(await linkAddress()).toHaveValue('');
    expect(asked).toEqual([]);
  });
});
