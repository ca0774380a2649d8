import { isJsonObject, type JsonObject } from '../../http/parse-json.ts';
import type { Account, Provider } from '../accounts/account.ts';
import { parseEmail } from '../accounts/email.ts';
import { PASSWORD_HASH } from '../accounts/password.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthError, notSupported } from '../auth-error.ts';
import { optionalBoolean, optionalText, requiredText } from '../fields.ts';
import type { AuthOperation } from '../operation.ts';
import { checkedClaims } from './admin-fields.ts';

/** Most accounts of one request, as hosted. */
const MOST = 1000;

/**
 * `accounts:batchCreate`: accounts as `accounts:batchGet` gives them, with the hashes of their passwords in local-cloud's own form. An
 * account with a known id is replaced. One that cannot be stored is named in the answer, by its place in the request; the others are stored.
 */
export const importAccounts: AuthOperation = (context, { body }) => {
  const { users } = body;
  if (!Array.isArray(users) || users.length > MOST)
    throw new AuthError('INVALID_ARGUMENT : users must be a list of 1000 accounts at most.');
  if (body.hashAlgorithm !== undefined) requireOwnHash(body);
  const error = users.flatMap((user: unknown, index) => {
    try {
      context.accounts.save(toAccount(context, user, body.hashAlgorithm !== undefined));
      return [];
    } catch (failure) {
      if (!(failure instanceof AuthError)) throw failure;
      return [{ index, message: failure.message }];
    }
  });
  return { kind: 'identitytoolkit#UploadAccountResponse', ...(error.length > 0 && { error }) };
};

function requireOwnHash(body: JsonObject): void {
  const { algorithm, ...parameters } = PASSWORD_HASH;
  const isOwn = Object.entries(parameters).every(([name, value]) => body[name] === value);
  if (body.hashAlgorithm !== algorithm || !isOwn) throw notSupported('Password hashes of another service');
}

function toAccount(context: AuthContext, user: unknown, hasHash: boolean): Account {
  if (!isJsonObject(user)) throw new AuthError('INVALID_ARGUMENT : an account must be an object.');
  const localId = requiredText(user, 'localId', 'MISSING_LOCAL_ID');
  if (!/^[^/]{1,128}$/.test(localId)) throw new AuthError('INVALID_LOCAL_ID');
  const given = optionalText(user, 'email');
  const email = given === undefined ? undefined : parseEmail(given);
  const passwordHash = optionalText(user, 'passwordHash');
  if (passwordHash !== undefined && !hasHash) throw new AuthError('MISSING_HASH_ALGORITHM');
  const claims = optionalText(user, 'customAttributes');
  const password = passwordHash !== undefined && email !== undefined ? [passwordProvider(email)] : [];
  const providers = [...identitiesOf(user), ...password];
  requireUnused(context, localId, email, providers);
  const now = context.now();
  return {
    localId,
    ...texts(user, ['displayName', 'photoUrl', 'passwordHash', 'salt', 'lastRefreshAt']),
    ...numbers(user, ['passwordUpdatedAt', 'lastLoginAt']),
    ...(email !== undefined && { email }),
    emailVerified: optionalBoolean(user, 'emailVerified') ?? false,
    disabled: optionalBoolean(user, 'disabled') ?? false,
    createdAt: Number(user.createdAt ?? now),
    validSince: Number(user.validSince ?? Math.floor(now / 1000)),
    ...(claims !== undefined && { customAttributes: checkedClaims(claims) }),
    providers,
  };
}

const passwordProvider = (email: string): Provider => ({ providerId: 'password', rawId: email, email });

/** The linked identities; the password is no identity, its hash tells of it. */
function identitiesOf({ providerUserInfo = [] }: JsonObject): Provider[] {
  if (!Array.isArray(providerUserInfo)) throw new AuthError('INVALID_ARGUMENT : providerUserInfo must be a list.');
  return providerUserInfo.map((info: unknown) => {
    if (!isJsonObject(info) || info.providerId !== 'google.com') throw notSupported('Another provider than Google');
    const rawId = requiredText(info, 'rawId', 'MISSING_RAW_ID');
    return { providerId: 'google.com', rawId, ...texts(info, ['email', 'displayName', 'photoUrl']) };
  });
}

function requireUnused({ accounts }: AuthContext, id: string, email: string | undefined, providers: Provider[]): void {
  const others = [
    email === undefined ? undefined : accounts.byEmail(email),
    ...providers.map(({ providerId, rawId }) => accounts.byIdentity(providerId, rawId)),
  ];
  if (others.some((other) => other && other.localId !== id)) throw new AuthError('DUPLICATE_ACCOUNT');
}

const texts = <Name extends string>(from: JsonObject, names: Name[]): { [name in Name]?: string } =>
  pick(names, (name) => optionalText(from, name));

const numbers = <Name extends string>(from: JsonObject, names: Name[]): { [name in Name]?: number } =>
  pick(names, (name) => (from[name] === undefined ? undefined : Number(from[name])));

function pick<Name extends string, Value>(names: Name[], read: (name: Name) => Value | undefined) {
  const found = names.flatMap((name) => {
    const value = read(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(found) as { [name in Name]?: Value };
}
