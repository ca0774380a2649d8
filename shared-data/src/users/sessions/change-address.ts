import { guarded, providerCode } from '../../provider-error.ts';
import { presentUser, requireFreshSignIn } from './present-user.ts';

/**
 * Mails a link to a new address; opening it makes the address the account's and ends every session. An address that has an account already
 * gets no mail, and nobody learns that it has one. Throws AppError: `auth/recent-login-required`, `auth/email-invalid`, `auth/too-many-attempts`, …
 */
export const sendAddressLink = (email: string): Promise<void> =>
  guarded(async () => {
    const { firebase, user } = await presentUser();
    await requireFreshSignIn(user);
    firebase.authService().languageCode = document.documentElement.lang;
    await firebase.verifyBeforeUpdateEmail(user, email, { url: location.href }).catch((error: unknown) => {
      // Only a project that does not protect addresses says so.
      if (providerCode(error) !== 'auth/email-already-in-use') throw error;
    });
  });

/** The account's address as the service has it now. Throws AppError: `signed-out` once a link to a new one was opened. */
export const presentAddress = (): Promise<string> =>
  guarded(async () => {
    const { user } = await presentUser();
    await user.reload();
    return user.email ?? '';
  });
