import { AppError, FRESH_SIGN_IN_MS } from '@cursiv/shared-domain';
import type { Caller } from './callable.ts';

/** Throws `auth/recent-login-required` unless the person has just signed in: whoever finds a device open has not. */
export function requireFreshSignIn({ signedInAt }: Caller, now: Date): void {
  const isFresh = signedInAt !== undefined && now.getTime() - signedInAt.getTime() < FRESH_SIGN_IN_MS;
  if (!isFresh) throw new AppError('auth/recent-login-required');
}
