import { guarded, providerCode } from '@cursiv/shared-data';
import { AppError } from '@cursiv/shared-domain';
import {
  type AuthUser,
  authService,
  browserPopupRedirectResolver,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  GoogleAuthProvider,
  getMultiFactorResolver,
  type MultiFactorError,
  type MultiFactorResolver,
  onAuthStateChanged,
  preparePopup,
  prepareSignIn,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  signInWithPopup,
  signOut,
  TotpMultiFactorGenerator,
  updatePassword,
  updateProfile,
} from '@cursiv/shared-firebase/auth';
import { closeDatabase } from '@cursiv/shared-firebase/firestore';
import type { AuthGateway, Identity } from './auth-gateway.ts';
import { leavingEnded } from './leave-ended.ts';
import { profileCalls } from './profile-calls.ts';
import { withdrawSession } from './withdraw-session.ts';

const identityOf = (user: AuthUser): Identity => ({
  uid: user.uid,
  email: user.email ?? '',
  name: user.displayName ?? '',
  emailVerified: user.emailVerified,
  hasPassword: user.providerData.some(({ providerId }) => providerId === EmailAuthProvider.PROVIDER_ID),
});

function currentUser(): AuthUser {
  const user = authService().currentUser;
  if (!user) throw new AppError('signed-out');
  return user;
}

/** A sign-in that waits for a code of the person's authenticator app. */
let waiting: MultiFactorResolver | undefined;

const needsCode = (error: unknown): error is MultiFactorError =>
  providerCode(error) === 'auth/multi-factor-auth-required';

/** Signs in, or keeps what was proven until the code comes. */
async function entering(signIn: Promise<{ user: AuthUser }>): Promise<Identity> {
  waiting = undefined;
  try {
    return identityOf((await signIn).user);
  } catch (error) {
    if (needsCode(error)) waiting = getMultiFactorResolver(authService(), error);
    throw error;
  }
}

/** Messages and the sign-in window speak the page's language. */
function speakPageLanguage(): void {
  authService().languageCode = document.documentElement.lang;
}

/** The session's calls to the hosted services. */
export const firebaseGateway: AuthGateway = {
  observe: (changed) => onAuthStateChanged(authService(), (user) => changed(user ? identityOf(user) : undefined)),
  signIn: (email, password) =>
    guarded(async () => {
      await prepareSignIn();
      return entering(signInWithEmailAndPassword(authService(), email, password));
    }),
  signInWithGoogle: () =>
    guarded(async () => {
      await prepareSignIn();
      await preparePopup();
      speakPageLanguage();
      const provider = new GoogleAuthProvider();
      return entering(signInWithPopup(authService(), provider, browserPopupRedirectResolver));
    }),
  signInByLink: (email, link) =>
    guarded(async () => {
      await prepareSignIn();
      return entering(signInWithEmailLink(authService(), email, link));
    }),
  confirmCode: (code) =>
    guarded(async () => {
      const [factor] = waiting?.hints ?? [];
      if (!waiting || !factor) throw new AppError('auth/timed-out');
      const assertion = TotpMultiFactorGenerator.assertionForSignIn(factor.uid, code);
      return identityOf((await waiting.resolveSignIn(assertion)).user);
    }),
  register: (email, password) =>
    guarded(async () => {
      await prepareSignIn();
      return identityOf((await createUserWithEmailAndPassword(authService(), email, password)).user);
    }),
  updateName: (name) => guarded(() => updateProfile(currentUser(), { displayName: name })),
  sendPasswordReset: (email) =>
    guarded(() => {
      speakPageLanguage();
      return sendPasswordResetEmail(authService(), email);
    }),
  sendSignInLink: (email, url) =>
    guarded(() => {
      speakPageLanguage();
      return sendSignInLinkToEmail(authService(), email, { url, handleCodeInApp: true });
    }),
  sendVerification: () =>
    guarded(() => {
      speakPageLanguage();
      return sendEmailVerification(currentUser());
    }),
  changePassword: (current, next) =>
    guarded(async () => {
      const user = currentUser();
      const credential = EmailAuthProvider.credential(user.email ?? '', current);
      // A code is asked for only after the right password; the service refuses the change unless the sign-in is recent.
      await reauthenticateWithCredential(user, credential).catch((error: unknown) => {
        if (!needsCode(error)) throw error;
      });
      await updatePassword(user, next);
    }),
  forgetData: () => guarded(closeDatabase),
  signOut: () =>
    guarded(async () => {
      await withdrawSession(authService().currentUser);
      await signOut(authService());
    }),
  ...profileCalls,
  watchProfile: (uid) => leavingEnded(uid, profileCalls.watchProfile(uid)),
};
