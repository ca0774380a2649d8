import type { CallerOrOwner } from '../../rules/access.ts';
import { RpcError } from '../../status.ts';
import type { AccountStore } from '../accounts/account-store.ts';
import { decodeIdToken } from './id-token.ts';
import { isProgramsToken, type TokenSeal } from './token-seal.ts';

/** Turns an `Authorization` header into the caller. Throws RpcError UNAUTHENTICATED for a credential that is no longer valid. */
export type Authenticate = (authorizationHeader: string | undefined) => CallerOrOwner;

/**
 * `Bearer owner` is firebase-admin's credential for emulators; a service-account token (its Firestore client signs one)
 * counts the same. With a seal none of these count, but its own credential and tokens that it has signed. Storage sends
 * `Firebase <idToken>`, everything else `Bearer <idToken>`.
 */
export function createAuthenticate(
  project: string,
  accounts: AccountStore,
  now: () => number,
  seal?: TokenSeal,
): Authenticate {
  return (header) => {
    if (header === undefined || header === '') return null;
    const token = /^(?:Bearer|Firebase) (\S+)$/i.exec(header)?.[1];
    if (token === undefined) throw new RpcError('UNAUTHENTICATED', 'The Authorization header cannot be read.');
    if (seal ? seal.isOperator(token) : isProgramsToken(token)) return 'owner';
    const claims = decodeIdToken(seal ? (seal.open(token) ?? '') : token, project);
    if (!claims) throw new RpcError('UNAUTHENTICATED', 'This is not an ID token of this project.');
    if (claims.exp * 1000 <= now()) throw new RpcError('UNAUTHENTICATED', 'The ID token has expired.');
    const account = accounts.byId(claims.sub);
    if (!account || account.disabled) throw new RpcError('UNAUTHENTICATED', 'The account is disabled or gone.');
    return { uid: claims.sub, token: claims };
  };
}
