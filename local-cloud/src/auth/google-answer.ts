import { isJsonObject, type JsonObject } from '../http/parse-json.ts';
import { parseEmail } from './accounts/email.ts';
import { AuthError, notSupported } from './auth-error.ts';
import { optionalText } from './fields.ts';
import { decodeJwt } from './tokens/id-token.ts';

export const GOOGLE = 'google.com';

/** Google's data about a person; `email` in lower case. */
export interface GoogleClaims {
  sub: string;
  email?: string;
  emailVerified: boolean;
  name?: string;
  picture?: string;
}

/**
 * Parses the identity provider's answer: `postBody` for a credential, the query of `requestUri` after the popup. The ID
 * token may be a JWT or, as local sign-in pages send it, plain JSON. Throws INVALID_IDP_RESPONSE.
 */
export function readGoogleAnswer(body: JsonObject): { claims: GoogleClaims; idToken: string } {
  const answer = new URLSearchParams(optionalText(body, 'postBody') ?? queryOf(optionalText(body, 'requestUri')));
  const provider = answer.get('providerId');
  if (provider !== GOOGLE) throw notSupported(`Sign-in with ${provider ?? 'an unnamed provider'}`);
  const idToken = answer.get('id_token') ?? '';
  const claims = parseToken(idToken);
  if (!claims || typeof claims.sub !== 'string' || claims.sub === '') {
    throw new AuthError('INVALID_IDP_RESPONSE : The id_token cannot be read.');
  }
  const { sub, email, name, picture } = claims;
  return {
    idToken,
    claims: {
      sub,
      emailVerified: claims.email_verified === true,
      ...(email === undefined ? {} : { email: parseEmail(email) }),
      ...(typeof name === 'string' && name !== '' ? { name } : {}),
      ...(typeof picture === 'string' && picture !== '' ? { picture } : {}),
    },
  };
}

function queryOf(uri: string | undefined): string {
  return uri !== undefined && URL.canParse(uri) ? new URL(uri).search : '';
}

function parseToken(token: string): JsonObject | undefined {
  if (!token.startsWith('{')) return decodeJwt(token);
  try {
    const claims: unknown = JSON.parse(token);
    return isJsonObject(claims) ? claims : undefined;
  } catch {
    return undefined;
  }
}
