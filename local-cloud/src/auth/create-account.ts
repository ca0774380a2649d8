import type { Account, Provider } from './accounts/account.ts';
import { parseEmail } from './accounts/email.ts';
import { setPassword } from './accounts/password.ts';
import { randomId } from './accounts/random-id.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthError } from './auth-error.ts';

/** `email` in any case; without `localId` the account gets a random id. */
export interface NewAccount {
  localId?: string | undefined;
  email?: string | undefined;
  password?: string | undefined;
  emailVerified?: boolean | undefined;
  displayName?: string | undefined;
  photoUrl?: string | undefined;
  disabled?: boolean | undefined;
  providers?: Provider[];
}

/** Stores a new account. Throws EMAIL_EXISTS, DUPLICATE_LOCAL_ID, INVALID_EMAIL or WEAK_PASSWORD. */
export function createAccount({ accounts, now }: AuthContext, wanted: NewAccount): Account {
  const time = now();
  const account: Account = {
    localId: wanted.localId ?? randomId(28),
    emailVerified: wanted.emailVerified ?? false,
    disabled: wanted.disabled ?? false,
    createdAt: time,
    validSince: Math.floor(time / 1000),
    providers: wanted.providers ?? [],
    ...(wanted.displayName === undefined ? {} : { displayName: wanted.displayName }),
    ...(wanted.photoUrl === undefined ? {} : { photoUrl: wanted.photoUrl }),
  };
  if (!/^[^/]{1,128}$/.test(account.localId)) throw new AuthError('INVALID_LOCAL_ID');
  if (accounts.byId(account.localId)) throw new AuthError('DUPLICATE_LOCAL_ID');
  if (wanted.email !== undefined) {
    account.email = parseEmail(wanted.email);
    if (accounts.byEmail(account.email)) throw new AuthError('EMAIL_EXISTS');
  }
  if (wanted.password !== undefined) setPassword(account, wanted.password, time);
  accounts.save(account);
  return account;
}
