import { AppError } from '@cursiv/shared-domain';
import { configureFirebase } from '@cursiv/shared-firebase';
import { Toaster } from '@cursiv/shared-ui';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showInLocale } from '../../../shared/testing/show-in-locale.tsx';
import { GooglePart, type GoogleService } from './google-part.tsx';

const linked = { email: 'ana@gmail.test' };

const CONFIG = {
  firebase: { apiKey: 'key', authDomain: 'auth.test', projectId: 'demo', storageBucket: 'demo.test', appId: 'app' },
};

beforeEach(() => configureFirebase(CONFIG));

function show(service: Partial<GoogleService>, hasPassword = true) {
  const whole: GoogleService = {
    read: async () => null,
    link: async () => linked,
    unlink: async () => {},
    sendPassword: async () => ({ success: true, message: '' }),
    ...service,
  };
  showInLocale(
    'ro',
    <>
      <GooglePart person={{ email: 'ana@cursiv.test', hasPassword }} service={whole} />
      <Toaster label="Noutăți" closeLabel="Închide" />
    </>,
  );
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const question = () => screen.findByRole('alertdialog', { name: 'Dezlegi Google de cont?' });

describe('sign-in with Google', () => {
  it('has no part of the page where the operator has none', () => {
    configureFirebase({ ...CONFIG, google: false });
    show({});
    expect(screen.queryByText(/Google/)).not.toBeInTheDocument();
  });

  it('is linked, and the page says as whom', async () => {
    show({});
    await press('Leagă Google');
    expect(await screen.findByText('Poți intra și cu Google, ca ana@gmail.test.')).toBeInTheDocument();
  });

  it.each([
    ['auth/popup-closed', /Fereastra Google s-a închis/],
    ['auth/popup-blocked', /a blocat fereastra Google/],
    ['auth/google-taken', /deschide alt cont de la Cursiv/],
  ] as const)('that ends with %s says why, and may be tried again', async (code, text) => {
    show({ link: () => Promise.reject(new AppError(code)) });
    await press('Leagă Google');
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Leagă Google' })).toBeEnabled();
  });

  it('is linked only after a fresh sign-in', async () => {
    show({ link: () => Promise.reject(new AppError('auth/recent-login-required')) });
    await press('Leagă Google');
    expect(await screen.findByLabelText(/^Parola/)).toBeVisible();
  });

  it('is unlinked only after a fresh sign-in', async () => {
    const unlink = () => Promise.reject(new AppError('auth/recent-login-required'));
    show({ read: async () => linked, unlink });
    await press('Dezleagă Google');
    await userEvent.click(within(await question()).getByRole('button', { name: 'Dezleagă Google' }));
    expect(await screen.findByLabelText(/^Parola/)).toBeVisible();
  });

  it('is unlinked after a question, and only then', async () => {
    const unlink = jest.fn(async () => {});
    show({ read: async () => linked, unlink });
    await press('Dezleagă Google');
    expect(await question()).toHaveTextContent('doar cu adresa ana@cursiv.test');
    await userEvent.click(within(await question()).getAllByRole('button', { name: 'Renunță' })[0] as HTMLElement);
    expect(unlink).not.toHaveBeenCalled();
    await press('Dezleagă Google');
    await userEvent.click(within(await question()).getByRole('button', { name: 'Dezleagă Google' }));
    expect(await screen.findByText('Contul tău nu este legat de Google.')).toBeInTheDocument();
    expect(unlink).toHaveBeenCalledTimes(1);
  });

  it('stays while it is the only way in: a password comes first, by mail', async () => {
    const sent: string[] = [];
    const sendPassword: GoogleService['sendPassword'] = async (email) => {
      sent.push(email);
      return { success: true, message: '' };
    };
    show({ read: async () => linked, sendPassword }, false);
    expect(await screen.findByText(/doar cu Google, ca ana@gmail\.test/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Dezleagă Google' })).not.toBeInTheDocument();
    await press('Trimite-mi un link pentru parolă');
    expect(await screen.findByText(/Deschide linkul trimis la ana@cursiv\.test/)).toBeInTheDocument();
    expect(sent).toEqual(['ana@cursiv.test']);
  });
});
