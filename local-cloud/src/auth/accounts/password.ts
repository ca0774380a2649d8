import { scryptSync, timingSafeEqual } from 'node:crypto';
import { AuthError } from '../auth-error.ts';
import type { Account } from './account.ts';
import { randomId } from './random-id.ts';

/** Hosted Firebase's default password policy. */
export const MIN_PASSWORD_LENGTH = 6;
const MAX_LENGTH = 4096;
/** About 10 ms per hash: hashing is synchronous, so that every operation on an account stays atomic. */
const SCRYPT = { N: 4096, r: 8, p: 1 };
const KEY_BYTES = 32;

/** How passwords are hashed, in the terms of `accounts:batchCreate`. */
export const PASSWORD_HASH = {
  algorithm: 'STANDARD_SCRYPT',
  cpuMemCost: SCRYPT.N,
  blockSize: SCRYPT.r,
  parallelization: SCRYPT.p,
  dkLen: KEY_BYTES,
} as const;

/** Gives the account a new password and the "password" provider. Throws WEAK_PASSWORD, or MISSING_EMAIL. */
export function setPassword(account: Account, password: string, now: number): void {
  if (password.length < MIN_PASSWORD_LENGTH)
    throw new AuthError('WEAK_PASSWORD : Password should be at least 6 characters');
  if (password.length > MAX_LENGTH) throw new AuthError('WEAK_PASSWORD : Password should be at most 4096 characters');
  const { email } = account;
  if (email === undefined) throw new AuthError('MISSING_EMAIL');
  account.salt = randomId(16);
  account.passwordHash = hash(password, account.salt);
  account.passwordUpdatedAt = now;
  account.validSince = Math.floor(now / 1000);
  if (account.providers.some((provider) => provider.providerId === 'password')) return;
  account.providers.push({ providerId: 'password', rawId: email, email });
}

/** Removes the password and its provider. */
export function removePassword(account: Account): void {
  delete account.passwordHash;
  delete account.salt;
  delete account.passwordUpdatedAt;
  account.providers = account.providers.filter((provider) => provider.providerId !== 'password');
}

export function passwordMatches(account: Account, password: string): boolean {
  if (account.passwordHash === undefined || account.salt === undefined) return false;
  if (password.length > MAX_LENGTH) return false;
  const expected = Buffer.from(account.passwordHash, 'base64');
  return timingSafeEqual(expected, Buffer.from(hash(password, account.salt), 'base64'));
}

function hash(password: string, salt: string): string {
  return scryptSync(password, salt, KEY_BYTES, SCRYPT).toString('base64');
}
