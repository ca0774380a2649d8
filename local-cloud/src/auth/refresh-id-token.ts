import type { JsonObject } from '../http/parse-json.ts';
import { type AuthContext, issueIdToken } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { ID_TOKEN_LIFE } from './tokens/id-token.ts';

/**
 * The Secure Token service: exchanges `grant_type=refresh_token&refresh_token=…` for a new ID token. An unknown token
 * in our format comes from deleted data: TOKEN_EXPIRED makes the SDK sign the user out, INVALID_REFRESH_TOKEN would
 * not.
 */
export function refreshIdToken(context: AuthContext, form: URLSearchParams): JsonObject {
  if (form.get('grant_type') !== 'refresh_token') throw new AuthError('INVALID_GRANT_TYPE');
  const token = form.get('refresh_token');
  if (!token) throw new AuthError('MISSING_REFRESH_TOKEN');
  if (!/^[A-Za-z0-9]{64}$/.test(token)) throw new AuthError('INVALID_REFRESH_TOKEN');
  const found = context.refreshTokens.find(token);
  const account = found && context.accounts.byId(found.localId);
  if (!account) throw new AuthError('TOKEN_EXPIRED');
  if (account.disabled) throw new AuthError('USER_DISABLED');
  if (found.issuedAt < account.validSince) throw new AuthError('TOKEN_EXPIRED');
  const idToken = issueIdToken(context, account, found.signIn);
  return {
    id_token: idToken,
    access_token: idToken,
    expires_in: String(ID_TOKEN_LIFE),
    refresh_token: token,
    token_type: 'Bearer',
    user_id: account.localId,
    project_id: context.project,
  };
}
