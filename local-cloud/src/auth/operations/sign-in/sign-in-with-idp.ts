import type { JsonObject } from '../../../http/parse-json.ts';
import type { Account } from '../../accounts/account.ts';
import { removePassword } from '../../accounts/password.ts';
import { type AuthContext, issueTokens, requireSignedIn, signInOf } from '../../auth-context.ts';
import { AuthError } from '../../auth-error.ts';
import { createAccount } from '../../create-account.ts';
import { GOOGLE, type GoogleClaims, readGoogleAnswer } from '../../google-answer.ts';
import type { AuthOperation } from '../../operation.ts';
import { signInOrAskForCode } from '../../second-factor.ts';

/** `accounts:signInWithIdp`: the SDK's call after the Google popup, and for a Google credential that it already has. */
export const signInWithIdp: AuthOperation = (context, { body }) => {
  // Nobody here can tell Google's signature from another.
  if (context.public) throw new AuthError('OPERATION_NOT_ALLOWED : Sign-in with Google is not available here.');
  const { claims, idToken } = readGoogleAnswer(body);
  const known = context.accounts.byIdentity(GOOGLE, claims.sub);
  const answer =
    body.idToken === undefined ? enter(context, claims, known) : link(context, claims, known, body.idToken);
  return { ...describe(claims, idToken), ...answer };
};

/** Signs in with the identity, to a new account where it has none. */
function enter(context: AuthContext, claims: GoogleClaims, known: Account | undefined): JsonObject {
  if (!known && claims.email !== undefined && !claims.emailVerified && context.accounts.byEmail(claims.email)) {
    return { needConfirmation: true, verifiedProvider: ['password'] };
  }
  const found = known ?? accountOfVerifiedEmail(context, claims);
  if (found?.disabled) throw new AuthError('USER_DISABLED');
  const account = found ?? createAccount(context, { email: claims.email, emailVerified: claims.emailVerified });
  attachGoogle(account, claims);
  return {
    ...accountFields(account),
    ...(found ? {} : { isNewUser: true }),
    ...signInOrAskForCode(context, account, GOOGLE),
  };
}

/**
 * `linkWithPopup`: the identity and its address must be free or already the caller's. It is no sign-in: nobody has shown the account's
 * password, so that the session stays as old as it was.
 */
function link(context: AuthContext, claims: GoogleClaims, known: Account | undefined, idToken: unknown): JsonObject {
  const { account, claims: session } = requireSignedIn(context, idToken);
  if (known && known.localId !== account.localId) throw new AuthError('FEDERATED_USER_ID_ALREADY_LINKED');
  const holder = claims.email === undefined ? undefined : context.accounts.byEmail(claims.email);
  if (holder && holder.localId !== account.localId) throw new AuthError('EMAIL_EXISTS');
  const { secondFactor } = signInOf(session);
  if (account.secondFactor && account.secondFactor.id !== secondFactor)
    return signInOrAskForCode(context, account, GOOGLE);
  attachGoogle(account, claims);
  return { ...accountFields(account), ...issueTokens(context, account, signInOf(session)) };
}

const accountFields = ({ localId, email, emailVerified }: Account): JsonObject => ({ localId, email, emailVerified });

/**
 * Google guarantees a verified address, so its owner gets the account with that address. If the account's address was
 * never verified, its password may be somebody else's: it is removed and older sessions end, as hosted.
 */
function accountOfVerifiedEmail(context: AuthContext, { email, emailVerified }: GoogleClaims): Account | undefined {
  if (email === undefined || !emailVerified) return undefined;
  const account = context.accounts.byEmail(email);
  if (account && !account.emailVerified) {
    removePassword(account);
    account.emailVerified = true;
    account.validSince = Math.floor(context.now() / 1000);
  }
  return account;
}

function attachGoogle(account: Account, { sub, email, name, picture }: GoogleClaims): void {
  const profile = { ...(name ? { displayName: name } : {}), ...(picture ? { photoUrl: picture } : {}) };
  Object.assign(account, profile);
  account.providers = account.providers.filter((provider) => provider.providerId !== GOOGLE);
  account.providers.push({ providerId: GOOGLE, rawId: sub, ...(email ? { email } : {}), ...profile });
}

function describe(claims: GoogleClaims, idToken: string): JsonObject {
  const { sub, email, emailVerified, name, picture } = claims;
  return {
    kind: 'identitytoolkit#VerifyAssertionResponse',
    providerId: GOOGLE,
    email,
    emailVerified,
    displayName: name,
    fullName: name,
    photoUrl: picture,
    federatedId: `https://accounts.google.com/${sub}`,
    rawUserInfo: JSON.stringify({ id: sub, name, email, verified_email: emailVerified, picture }),
    oauthIdToken: idToken,
    oauthAccessToken: 'local',
  };
}
