import { type Account, toUserInfo } from '../accounts/account.ts';
import { requireSignedIn } from '../auth-context.ts';
import { notSupported } from '../auth-error.ts';
import { textList } from '../fields.ts';
import type { AuthOperation } from '../operation.ts';

/** `accounts:lookup`: the SDK asks for its token's owner, firebase-admin for lists of ids, addresses or identities. */
export const lookup: AuthOperation = (context, { body, admin }) => {
  const kind = 'identitytoolkit#GetAccountInfoResponse';
  if (!admin) return { kind, users: [toUserInfo(requireSignedIn(context, body.idToken).account)] };
  if (body.phoneNumber) throw notSupported('Sign-in by phone');
  const found = [
    ...textList(body, 'localId').map((id) => context.accounts.byId(id)),
    ...textList(body, 'email').map((email) => context.accounts.byEmail(email)),
    ...identityList(body.federatedUserId).map(([provider, rawId]) => context.accounts.byIdentity(provider, rawId)),
  ].filter((account) => account !== undefined);
  const users = new Map<string, Account>(found.map((account) => [account.localId, account]));
  return users.size === 0 ? { kind } : { kind, users: [...users.values()].map(toUserInfo) };
};

function identityList(value: unknown): [provider: string, rawId: string][] {
  if (!Array.isArray(value)) return [];
  return value.map((identity: { providerId?: unknown; rawId?: unknown } | null) => [
    String(identity?.providerId),
    String(identity?.rawId),
  ]);
}
