import type { Page } from '@playwright/test';

/** Requests to the services, by purpose. */
export const ANY_SERVICE = /^http:\/\/localhost:3010\//;
/** Writes of a transaction. */
export const COMMIT = /documents:commit/;
/** The stream on which documents and lists are read and watched. */
export const LISTEN = /Firestore\/Listen\/channel/;
/** Renewal of a session's token. */
export const RENEWAL = /securetoken\.googleapis\.com/;
/** App Check's exchange, before the services are called. */
export const ATTESTATION = /exchangeDebugToken/;
/** Changes of an account by its owner. */
export const ACCOUNT_UPDATE = /accounts:update/;

/** Answers matching requests as a service in trouble does, until `page.unroute`. `code` is Google's status name. */
export const refuse = (page: Page, url: RegExp, status: number, code: string): Promise<unknown> =>
  page.route(url, (route) =>
    route.fulfill({
      status,
      headers: { 'access-control-allow-origin': 'http://localhost:3000', 'access-control-allow-credentials': 'true' },
      json: { error: { code: status, message: code, status: code } },
    }),
  );

/** Leaves matching requests unanswered, until `page.unroute`. */
export const hold = (page: Page, url: RegExp): Promise<unknown> => page.route(url, () => {});

/** Counts matching requests from now on, without the browser's preflights. */
export function countRequests(page: Page, url: RegExp): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (url.test(request.url()) && request.method() !== 'OPTIONS') count += 1;
  });
  return () => count;
}

const ACCOUNTS = 'http://localhost:3010/identitytoolkit.googleapis.com/v1/projects/demo-cursiv/accounts';

const AS_OWNER = { headers: { authorization: 'Bearer owner' } };

/** Changes of somebody's account that the service's owner may make. */
export async function asOwner(page: Page, email: string, act: 'suspend' | 'restore' | 'delete'): Promise<void> {
  const localId = await uidOf(page, email);
  if (act === 'delete') await page.request.post(`${ACCOUNTS}:delete`, { ...AS_OWNER, data: { localId } });
  else
    await page.request.post(`${ACCOUNTS}:update`, { ...AS_OWNER, data: { localId, disableUser: act === 'suspend' } });
}

/** The id of the account with this e-mail address. */
export async function uidOf(page: Page, email: string): Promise<string> {
  const found = await page.request.post(`${ACCOUNTS}:lookup`, { ...AS_OWNER, data: { email: [email] } });
  const { users } = (await found.json()) as { users: [{ localId: string }] };
  return users[0].localId;
}

/** The effect of opening the link in the message: the e-mail address is verified. */
export async function proveAddress(page: Page, email: string): Promise<void> {
  const localId = await uidOf(page, email);
  await page.request.post(`${ACCOUNTS}:update`, { ...AS_OWNER, data: { localId, emailVerified: true } });
}
