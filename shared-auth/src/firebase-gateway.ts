import { createProfileIfMissing, getProfile, guarded, saveProfileName, watchProfile } from '@cursiv/shared-data';
import { AppError } from '@cursiv/shared-domain';
import {
  type AuthUser,
  authService,
  browserPopupRedirectResolver,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  GoogleAuthProvider,
  onAuthStateChanged,
  preparePopup,
  prepareSignIn,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updatePassword,
  updateProfile,
} from '@cursiv/shared-firebase/auth';
import { closeDatabase } from '@cursiv/shared-firebase/firestore';
import type { AuthGateway, Identity } from './auth-gateway.ts';

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
      return identityOf((await signInWithEmailAndPassword(authService(), email, password)).user);
    }),
  signInWithGoogle: () =>
    guarded(async () => {
      await prepareSignIn();
      await preparePopup();
      speakPageLanguage();
      const provider = new GoogleAuthProvider();
      return identityOf((await signInWithPopup(authService(), provider, browserPopupRedirectResolver)).user);
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
  sendVerification: () =>
    guarded(() => {
      speakPageLanguage();
      return sendEmailVerification(currentUser());
    }),
  changePassword: (current, next) =>
    guarded(async () => {
      const user = currentUser();
      await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', current));
      await updatePassword(user, next);
    }),
  saveName: saveProfileName,
  forgetData: () => guarded(closeDatabase),
  signOut: () => guarded(() => signOut(authService())),
  getProfile,
  createProfileIfMissing: ({ uid, email, name }) => createProfileIfMissing(uid, email, name),
  watchProfile,
};
