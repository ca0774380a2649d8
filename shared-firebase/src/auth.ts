import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  onAuthStateChanged,
  setPersistence,
} from 'firebase/auth';
import { firebaseApp, localEndpoint } from './app.ts';
import { canStore } from './can-store.ts';
import { keepSessionsThroughTrouble } from './sign-in/auth-trouble.ts';
import { tellPresent } from './sign-in/present-person.ts';

export {
  browserPopupRedirectResolver,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  GoogleAuthProvider,
  getMultiFactorResolver,
  linkWithPopup,
  type MultiFactorError,
  type MultiFactorResolver,
  multiFactor,
  onAuthStateChanged,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  sendEmailVerification,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  signInWithPopup,
  signOut,
  TotpMultiFactorGenerator,
  type User as AuthUser,
  unlink,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';

let auth: Auth | undefined;

/** The authentication service; the persistence setting (spec §7) keeps the session over reloads and in every tab. */
export function authService(): Auth {
  if (auth) return auth;
  keepSessionsThroughTrouble();
  auth = initializeAuth(firebaseApp(), { persistence: browserLocalPersistence });
  const local = localEndpoint();
  if (local) connectAuthEmulator(auth, local.url, { disableWarnings: true });
  onAuthStateChanged(auth, (user) => tellPresent(user?.uid));
  return auth;
}

/** Call before a sign-in: where the browser has no space for a session or forbids one, it lasts as long as the page. */
export async function prepareSignIn(): Promise<void> {
  if (!canStore()) await setPersistence(authService(), inMemoryPersistence);
}

/** Loads the local backend's replacement for Google's popup bridge, which the SDK would fetch from the internet. */
export async function preparePopup(): Promise<void> {
  const local = localEndpoint();
  if (!local || 'gapi' in window) return;
  await new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${local.url}/local/gapi.js`;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error('The sign-in window cannot be prepared'));
    document.head.append(script);
  });
}
