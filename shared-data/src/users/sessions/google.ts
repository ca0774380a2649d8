import { AppError } from '@cursiv/shared-domain';
import { firebaseConfig } from '@cursiv/shared-firebase';
import type { AuthUser } from '@cursiv/shared-firebase/auth';
import { guarded, providerCode } from '../../provider-error.ts';
import { presentUser, requireFreshSignIn } from './present-user.ts';

/** The Google account that signs in to an account here. */
export interface LinkedGoogle {
  email: string;
}

const GOOGLE = 'google.com';
/** The service's codes for an identity, or for its address, that belongs to another account. */
const TAKEN = ['auth/credential-already-in-use', 'auth/email-already-in-use'];

/** Whether people sign in with Google on this site. */
export const offersGoogle = (): boolean => firebaseConfig().google !== false;

function googleOf({ providerData }: AuthUser): LinkedGoogle | null {
  const found = providerData.find(({ providerId }) => providerId === GOOGLE);
  return found ? { email: found.email ?? '' } : null;
}

/** The present person's Google account, as the service knew it when the page was loaded; null without one. Throws AppError. */
export const linkedGoogle = (): Promise<LinkedGoogle | null> =>
  guarded(async () => googleOf((await presentUser()).user));

/**
 * Lets a Google account, chosen in its window, sign in as the present person. Throws AppError: `auth/google-taken` for one that signs in to
 * another account, `auth/recent-login-required`, `auth/popup-closed`, `auth/popup-blocked`, …
 */
export const linkGoogle = (): Promise<LinkedGoogle> =>
  guarded(async () => {
    const { firebase, user } = await presentUser();
    await firebase.preparePopup();
    await requireFreshSignIn(user);
    firebase.authService().languageCode = document.documentElement.lang;
    const provider = new firebase.GoogleAuthProvider();
    try {
      await firebase.linkWithPopup(user, provider, firebase.browserPopupRedirectResolver);
    } catch (error) {
      if (TAKEN.includes(providerCode(error))) throw new AppError('auth/google-taken', String(error), { cause: error });
      // Another tab was faster.
      if (providerCode(error) !== 'auth/provider-already-linked') throw error;
      await user.reload();
    }
    return googleOf(user) ?? { email: '' };
  });

/** Google signs in as the present person no more. Throws AppError: `auth/recent-login-required`, and `conflict` where nothing else does. */
export const unlinkGoogle = (): Promise<void> =>
  guarded(async () => {
    const { firebase, user } = await presentUser();
    await requireFreshSignIn(user);
    await user.reload();
    if (user.providerData.every(({ providerId }) => providerId === GOOGLE)) throw new AppError('conflict');
    if (googleOf(user)) await firebase.unlink(user, GOOGLE);
  });
