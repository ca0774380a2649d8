import { AppError, FRESH_SIGN_IN_MS } from '@cursiv/shared-domain';
import type { DocumentSource } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';
import type { Caller } from './callable.ts';
import { knownSignInsPath, signInsSchema } from './known-sign-ins.ts';

/** How long a person has to hear of a Google account that was linked to theirs, in milliseconds. */
const HEARING_MS = 3 * 86_400_000;

/**
 * Throws `auth/recent-login-required` unless the person has just signed in: whoever finds a device open has not. Since they could link a
 * Google account of their own, a new one proves nothing yet.
 */
export async function requireFreshSignIn(
  store: Pick<DocumentSource, 'get'>,
  { uid, signedInAt, signedInBy }: Caller,
  now: Date,
): Promise<void> {
  const isFresh = signedInAt !== undefined && now.getTime() - signedInAt.getTime() < FRESH_SIGN_IN_MS;
  if (!isFresh) throw new AppError('auth/recent-login-required');
  if (signedInBy !== 'google.com') return;
  const known = parsed(signInsSchema, await store.get(knownSignInsPath(uid)));
  // An account that nobody has looked at is minutes old.
  if (!known) return;
  const isHeard = !known.googleSince || now.getTime() - known.googleSince.getTime() > HEARING_MS;
  if (!known.providers.includes('google.com') || !isHeard) throw new AppError('auth/recent-login-required');
}
