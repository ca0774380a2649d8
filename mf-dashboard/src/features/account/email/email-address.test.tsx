import type { AuthResult } from '@cursiv/shared-auth';
import { act, fireEvent, screen } from '@testing-library/react';
import { showInLocale } from '../../../shared/testing/show-in-locale.tsx';
import { EmailAddress } from './email-address.tsx';

const show = (isVerified: boolean, send: () => Promise<AuthResult>, locale: 'ro' | 'en' = 'ro') =>
  showInLocale(locale, <EmailAddress email="ana@cursiv.test" isVerified={isVerified} sendVerification={send} />);

const button = () => screen.getByRole('button', { name: 'Trimite mesajul din nou' });
const press = () => act(async () => void fireEvent.click(button()));
const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));

describe('the e-mail address of the account', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('says that it is verified, and asks for nothing', () => {
    show(true, async () => ({ success: true, message: '' }), 'en');
    expect(screen.getByText('ana@cursiv.test')).toBeInTheDocument();
    expect(screen.getByText('Verified')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('sends the message again, says where to look, and waits a minute before the next one', async () => {
    const send = jest.fn(async (): Promise<AuthResult> => ({ success: true, message: '' }));
    show(false, send);
    expect(screen.getByText('Adresa nu este confirmată încă')).toBeInTheDocument();
    await press();
    expect(screen.getByRole('status')).toHaveTextContent(/ana@cursiv\.test.*Spam/);
    expect(button()).toBeDisabled();
    expect(screen.getByText('Îl poți cere din nou peste 60 de secunde.')).toBeInTheDocument();
    pass(55);
    expect(screen.getByText('Îl poți cere din nou peste 5 secunde.')).toBeInTheDocument();
    pass(5);
    expect(button()).toBeEnabled();
    expect(screen.queryByText(/Îl poți cere din nou/)).not.toBeInTheDocument();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('explains why the message could not be sent, and may be tried again at once', async () => {
    show(false, async () => ({ success: false, message: 'busy', code: 'auth/too-many-attempts' }));
    await press();
    expect(screen.getByRole('alert')).toHaveTextContent('Prea multe încercări.');
    expect(button()).toBeEnabled();
  });

  it('sends one message however often it is pressed', async () => {
    const answers: ((result: AuthResult) => void)[] = [];
    show(false, () => new Promise((answer) => answers.push(answer)));
    await press();
    await press();
    expect(answers).toHaveLength(1);
    await act(async () => answers[0]?.({ success: true, message: '' }));
    expect(button()).toBeDisabled();
  });
});
