import { createProfileIfMissing, getProfile, guarded, watchProfile } from '@cursiv/shared-data';
import { AppError } from '@cursiv/shared-domain';
import {
  type AuthUser,
  authService,
  browserPopupRedirectResolver,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  onAuthStateChanged,
  preparePopup,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updateProfile,
} from '@cursiv/shared-firebase/auth';
import type { AuthGateway, Identity } from './auth-gateway.ts';

const identityOf = (user: AuthUser): Identity => ({
  uid: user.uid,
  email: user.email ?? '',
  name: user.displayName ?? '',
});

/** The session's calls to the hosted services. */
export const firebaseGateway: AuthGateway = {
  observe: (changed) => onAuthStateChanged(authService(), (user) => changed(user ? identityOf(user) : undefined)),
  signIn: (email, password) =>
    guarded(async () => identityOf((await signInWithEmailAndPassword(authService(), email, password)).user)),
  signInWithGoogle: () =>
    guarded(async () => {
      await preparePopup();
      const provider = new GoogleAuthProvider();
      return identityOf((await signInWithPopup(authService(), provider, browserPopupRedirectResolver)).user);
    }),
  register: (email, password) =>
    guarded(async () => identityOf((await createUserWithEmailAndPassword(authService(), email, password)).user)),
  updateName: (name) =>
    guarded(async () => {
      const user = authService().currentUser;
      if (!user) throw new AppError('signed-out');
      await updateProfile(user, { displayName: name });
    }),
  sendPasswordReset: (email) => guarded(() => sendPasswordResetEmail(authService(), email)),
  signOut: () => guarded(() => signOut(authService())),
  getProfile,
  createProfileIfMissing: ({ uid, email, name }) => createProfileIfMissing(uid, email, name),
  watchProfile,
};
