import type { APIRequestContext } from '@playwright/test';
import { store } from '../backend/stored.ts';
import { attestation } from '../call-function.ts';

const SERVICES = 'http://localhost:3010';
const ACCOUNTS = `${SERVICES}/identitytoolkit.googleapis.com/v1`;

/** Somebody who calls functions without a page of their own. */
export interface Asker {
  uid: string;
  token: string;
  /** The token by which a page proves what it is. */
  page: string;
}

/** What a function answers. */
export interface Answer {
  result?: Record<string, unknown>;
  error?: { status: string; details?: { reason?: string } };
}

/** So many people with a verified e-mail address. */
export async function crowd(request: APIRequestContext, people: number, name = 'race'): Promise<Asker[]> {
  const page = await attestation(request);
  return Promise.all(
    Array.from({ length: people }, async (_, index) => {
      const uid = `${name}-${Date.now()}-${index}`;
      return { uid, token: await signedUp(request, uid), page };
    }),
  );
}

async function signedUp(request: APIRequestContext, uid: string): Promise<string> {
  const account = { localId: uid, email: `${uid}@cursiv.test`, password: 'o parolă lungă', emailVerified: true };
  const owner = { authorization: 'Bearer owner' };
  await request.post(`${ACCOUNTS}/projects/demo-cursiv/accounts`, { headers: owner, data: account });
  await store(request, `users/${uid}`, { name: uid });
  const { email, password } = account;
  const answer = await request.post(`${ACCOUNTS}/accounts:signInWithPassword?key=any`, {
    data: { email, password, returnSecureToken: true },
  });
  return ((await answer.json()) as { idToken: string }).idToken;
}

/** What a function answers to somebody. */
export async function callAs(
  request: APIRequestContext,
  { token, page }: Asker,
  name: string,
  data: object,
): Promise<Answer> {
  const headers = { authorization: `Bearer ${token}`, 'x-firebase-appcheck': page };
  const answer = await request.post(`${SERVICES}/demo-cursiv/us-central1/${name}`, { headers, data: { data } });
  return (await answer.json()) as Answer;
}
