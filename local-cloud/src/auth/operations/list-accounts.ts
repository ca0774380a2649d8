import { toUserInfo } from '../accounts/account.ts';
import type { AuthOperation } from '../operation.ts';

/** Largest page of hosted Firebase. */
const MAX_PAGE = 1000;

/**
 * `accounts:batchGet` (firebase-admin's listUsers): pages in the order of ids; the page token is the last id of the
 * page before.
 */
export const listAccounts: AuthOperation = ({ accounts }, { body }) => {
  const wanted = Number(body.maxResults ?? MAX_PAGE);
  const size = Math.min(Number.isInteger(wanted) && wanted > 0 ? wanted : MAX_PAGE, MAX_PAGE);
  const page = accounts.list(String(body.nextPageToken ?? ''), size + 1);
  const users = page.slice(0, size);
  const last = users.at(-1);
  return {
    kind: 'identitytoolkit#DownloadAccountResponse',
    ...(users.length > 0 ? { users: users.map(toUserInfo) } : {}),
    ...(page.length > size && last ? { nextPageToken: last.localId } : {}),
  };
};

/** `accounts:query`: the first page of all accounts; no SDK call that we serve uses the hosted query expressions. */
export const queryAccounts: AuthOperation = ({ accounts }) => {
  const users = accounts.list('', MAX_PAGE);
  return { recordsCount: String(users.length), userInfo: users.map(toUserInfo) };
};
