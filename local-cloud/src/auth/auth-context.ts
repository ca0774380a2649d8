import type { Account } from './accounts/account.ts';
import type { AccountStore } from './accounts/account-store.ts';
import type { SignInThrottle } from './accounts/sign-in-throttle.ts';
import { AuthError } from './auth-error.ts';
import { decodeIdToken, encodeIdToken, ID_TOKEN_LIFE, type IdTokenClaims, type SignIn } from './tokens/id-token.ts';
import type { OobCode, OobCodes } from './tokens/oob-codes.ts';
import type { RefreshTokens } from './tokens/refresh-tokens.ts';
import type { SecondFactorSessions } from './tokens/second-factor-sessions.ts';
import type { TokenSeal } from './tokens/token-seal.ts';

/** The environment of every operation. `now` is the clock in ms. */
export interface AuthContext {
  project: string;
  accounts: AccountStore;
  refreshTokens: RefreshTokens;
  oobCodes: OobCodes;
  throttle: SignInThrottle;
  secondFactorSessions: SecondFactorSessions;
  now: () => number;
  /** Present where strangers reach the backend. */
  public?: PublicSide | undefined;
}

/** How Authentication meets strangers, as on a machine that serves a school. */
export interface PublicSide {
  seal: TokenSeal;
  /** The address under which browsers reach this backend, without a trailing slash. */
  address: string;
  /** Mails a link to its address; never rejects. */
  deliver: (message: OobCode) => void;
}

/** Hosted Firebase requires a recent sign-in before it changes a credential or deletes the account; about five minutes, in s. */
const RECENT_LOGIN = 300;

/** Signs the account in now: saves it and returns the token fields of a sign-in response. */
export function signIn(context: AuthContext, account: Account, provider: string, secondFactor?: string) {
  account.lastLoginAt = context.now();
  const signedIn = { provider, authTime: Math.floor(account.lastLoginAt / 1000), secondFactor };
  return issueTokens(context, account, signedIn);
}

/** Saves the account and returns fresh tokens for a sign-in that already happened. */
export function issueTokens(context: AuthContext, account: Account, signedIn: SignIn) {
  const idToken = issueIdToken(context, account, signedIn);
  const refreshToken = context.refreshTokens.issue(account.localId, Math.floor(context.now() / 1000), signedIn);
  return { idToken, refreshToken, expiresIn: String(ID_TOKEN_LIFE) };
}

export function issueIdToken(context: AuthContext, account: Account, signedIn: SignIn): string {
  account.lastRefreshAt = new Date(context.now()).toISOString();
  context.accounts.save(account);
  const token = encodeIdToken(account, signedIn, context.project, context.now());
  return context.public?.seal.sign(token) ?? token;
}

/** The account of an ID token. Throws the code that tells the SDK to refresh or to sign the user out. */
export function requireSignedIn(context: AuthContext, idToken: unknown): { account: Account; claims: IdTokenClaims } {
  if (typeof idToken !== 'string' || idToken === '') throw new AuthError('MISSING_ID_TOKEN');
  const readable = context.public ? (context.public.seal.open(idToken) ?? '') : idToken;
  const claims = decodeIdToken(readable, context.project);
  if (!claims) throw new AuthError('INVALID_ID_TOKEN');
  const account = context.accounts.byId(claims.sub);
  if (!account) throw new AuthError('USER_NOT_FOUND');
  if (account.disabled) throw new AuthError('USER_DISABLED');
  if (claims.exp * 1000 <= context.now() || claims.iat < account.validSince) throw new AuthError('TOKEN_EXPIRED');
  return { account, claims };
}

/** Throws CREDENTIAL_TOO_OLD_LOGIN_AGAIN unless the token's owner signed in within the last minutes. */
export function requireRecentLogin(context: AuthContext, claims: IdTokenClaims): void {
  if (context.now() / 1000 - claims.auth_time > RECENT_LOGIN) throw new AuthError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
}

/** How the owner of an ID token signed in. */
export function signInOf(claims: IdTokenClaims): SignIn {
  const firebase = claims.firebase as { sign_in_provider?: string; second_factor_identifier?: string } | undefined;
  return {
    provider: firebase?.sign_in_provider ?? 'password',
    authTime: claims.auth_time,
    secondFactor: firebase?.second_factor_identifier,
  };
}
