import { askJson, PREPARING_MS, SERVICES } from './ask.ts';
import { type Credentials, OPERATOR, storeAll } from './firestore.ts';

const ACCOUNTS = `${SERVICES}/identitytoolkit.googleapis.com/v1`;
const PASSWORD = 'o parolă lungă';
/** Accounts that are made at the same time. */
const AT_ONCE = 8;

/** Somebody with an account, and what their requests carry: an ID token, and the token of the page. */
export interface Account {
  uid: string;
  headers: Credentials;
}

/** The App Check token of the site's pages. */
async function attestation(): Promise<string> {
  const exchange = `${SERVICES}/firebaseappcheck.googleapis.com/v1/projects/demo-cursiv/apps/local:exchangeDebugToken`;
  return (await askJson<{ token: string }>(exchange, { body: { debugToken: 'local-cloud' } }, 'attesting')).token;
}

/** Makes an account with a proven address and a profile, and signs it in. */
async function account(uid: string, page: string): Promise<Account> {
  const email = `${uid}@cursiv.test`;
  const patienceMs = PREPARING_MS;
  const made = { localId: uid, email, password: PASSWORD, emailVerified: true };
  await askJson(
    `${ACCOUNTS}/projects/demo-cursiv/accounts`,
    { headers: OPERATOR, body: made, patienceMs },
    `making ${uid}`,
  );
  await storeAll([{ path: `users/${uid}`, fields: { name: uid } }]);
  const signIn = { body: { email, password: PASSWORD, returnSecureToken: true }, patienceMs };
  const { idToken } = await askJson<{ idToken: string }>(
    `${ACCOUNTS}/accounts:signInWithPassword?key=local-key`,
    signIn,
    `signing in ${uid}`,
  );
  return { uid, headers: { authorization: `Bearer ${idToken}`, 'x-firebase-appcheck': page } };
}

/** So many accounts. */
export async function accounts(name: string, count: number): Promise<Account[]> {
  const page = await attestation();
  const all: Account[] = [];
  while (all.length < count) {
    const uids = Array.from({ length: Math.min(AT_ONCE, count - all.length) }, (_, at) => `${name}-${all.length + at}`);
    all.push(...(await Promise.all(uids.map((uid) => account(uid, page)))));
  }
  return all;
}

/** Calls a function as the site's pages do; returns its result. Throws Refused. */
export async function call<T>(name: string, data: object, headers: Credentials): Promise<T> {
  const answer = await askJson<{ result: T }>(
    `${SERVICES}/demo-cursiv/us-central1/${name}`,
    { headers, body: { data } },
    name,
  );
  return answer.result;
}
