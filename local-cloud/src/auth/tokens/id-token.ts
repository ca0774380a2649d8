import { isJsonObject, type JsonObject } from '../../http/parse-json.ts';
import type { Account } from '../accounts/account.ts';

/** Lifetime of an ID token in seconds, as hosted. */
export const ID_TOKEN_LIFE = 3600;

/** How the owner signed in; survives refreshes. `authTime` in s. */
export interface SignIn {
  provider: string;
  authTime: number;
  /** The id of the second factor that was shown. */
  secondFactor?: string | undefined;
}

export interface IdTokenClaims extends JsonObject {
  sub: string;
  iat: number;
  exp: number;
  aud: string;
  iss: string;
  auth_time: number;
}

/**
 * An ID token as the emulators issue it: `alg: none` and an empty signature, the only kind that firebase-admin accepts
 * when FIREBASE_AUTH_EMULATOR_HOST is set.
 */
export function encodeIdToken(account: Account, signIn: SignIn, project: string, now: number): string {
  const issuedAt = Math.floor(now / 1000);
  const claims = {
    ...customClaims(account),
    ...(account.displayName ? { name: account.displayName } : {}),
    ...(account.photoUrl ? { picture: account.photoUrl } : {}),
    ...(account.email ? { email: account.email, email_verified: account.emailVerified } : {}),
    auth_time: signIn.authTime,
    user_id: account.localId,
    firebase: {
      identities: identities(account),
      sign_in_provider: signIn.provider,
      ...(signIn.secondFactor === undefined
        ? {}
        : { sign_in_second_factor: 'totp', second_factor_identifier: signIn.secondFactor }),
    },
    iat: issuedAt,
    exp: issuedAt + ID_TOKEN_LIFE,
    aud: project,
    iss: `https://securetoken.google.com/${project}`,
    sub: account.localId,
  };
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;
}

/** The payload of any JWT, unverified; undefined when it is not one. */
export function decodeJwt(token: string): JsonObject | undefined {
  const [, payload] = token.split('.');
  if (payload === undefined) return undefined;
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    return isJsonObject(claims) ? claims : undefined;
  } catch {
    return undefined;
  }
}

/** The claims of a token that this project's local-cloud could have issued; undefined for any other. */
export function decodeIdToken(token: string, project: string): IdTokenClaims | undefined {
  const claims = decodeJwt(token);
  return claims && isIdTokenClaims(claims) && claims.aud === project ? claims : undefined;
}

function isIdTokenClaims(claims: JsonObject): claims is IdTokenClaims {
  const { sub, iat, exp, aud, iss, auth_time: authTime } = claims;
  const times = [iat, exp, authTime].every((time) => typeof time === 'number');
  return typeof sub === 'string' && times && iss === `https://securetoken.google.com/${aud}`;
}

function customClaims(account: Account): JsonObject {
  const claims: unknown = JSON.parse(account.customAttributes ?? '{}');
  return isJsonObject(claims) ? claims : {};
}

function identities(account: Account): Record<string, string[]> {
  const federated = account.providers.filter((provider) => provider.providerId !== 'password');
  return {
    ...(account.email ? { email: [account.email] } : {}),
    ...Object.fromEntries(federated.map(({ providerId, rawId }) => [providerId, [rawId]])),
  };
}

function encode(part: JsonObject): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
