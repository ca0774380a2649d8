import type { MultiFactorError } from '@cursiv/shared-firebase/auth';
import { guarded, providerCode } from '../../provider-error.ts';
import { presentUser } from './present-user.ts';

/**
 * The present person shows once more that it is them: by their password, or without one in Google's window, and by a code where their
 * account asks for one. Throws AppError: `auth/credentials-refused`, `auth/code-refused`, `auth/popup-closed`, …
 */
export const signInAgain = (password: string | undefined, code: string): Promise<void> =>
  guarded(async () => {
    const { firebase, user } = await presentUser();
    try {
      if (password === undefined) {
        await firebase.preparePopup();
        const provider = new firebase.GoogleAuthProvider();
        await firebase.reauthenticateWithPopup(user, provider, firebase.browserPopupRedirectResolver);
      } else {
        const credential = firebase.EmailAuthProvider.credential(user.email ?? '', password);
        await firebase.reauthenticateWithCredential(user, credential);
      }
    } catch (error) {
      if (providerCode(error) !== 'auth/multi-factor-auth-required') throw error;
      const resolver = firebase.getMultiFactorResolver(firebase.authService(), error as MultiFactorError);
      const assertion = firebase.TotpMultiFactorGenerator.assertionForSignIn(resolver.hints[0]?.uid ?? '', code);
      await resolver.resolveSignIn(assertion);
    }
    await user.getIdToken(true);
  });
