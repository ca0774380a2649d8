import { AppError, FRESH_SIGN_IN_MS } from '@cursiv/shared-domain';
import type { AuthUser } from '@cursiv/shared-firebase/auth';

/** The sign-in service's code and who is signed in. Throws AppError: `signed-out`. */
export async function presentUser() {
  const firebase = await import('@cursiv/shared-firebase/auth');
  const user = firebase.authService().currentUser;
  if (!user) throw new AppError('signed-out');
  return { firebase, user };
}

/** Throws `auth/recent-login-required` unless the person has just signed in, by the service's own clock. */
export async function requireFreshSignIn(user: AuthUser): Promise<void> {
  const { authTime, issuedAtTime } = await user.getIdTokenResult(true);
  const isFresh = Date.parse(issuedAtTime) - Date.parse(authTime) < FRESH_SIGN_IN_MS;
  if (!isFresh) throw new AppError('auth/recent-login-required');
}
