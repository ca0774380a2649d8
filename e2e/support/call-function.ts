import type { APIRequestContext } from '@playwright/test';
import { DEMO_PASSWORD } from './test.ts';

const SERVICES = 'http://localhost:3010';

/** The App Check token of a page that calls a function. */
export async function attestation(request: APIRequestContext): Promise<string> {
  const exchange = `${SERVICES}/firebaseappcheck.googleapis.com/v1/projects/demo-cursiv/apps/local:exchangeDebugToken`;
  const answer = await request.post(exchange, { data: { debugToken: 'local-cloud' } });
  return ((await answer.json()) as { token: string }).token;
}

/** Calls a function as a demo account does on its page; returns the envelope of the answer. */
export async function callFunction(
  request: APIRequestContext,
  name: string,
  email: string,
  data: object,
): Promise<{ result?: unknown; error?: { status: string } }> {
  const signIn = await request.post(
    `${SERVICES}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`,
    { data: { email, password: DEMO_PASSWORD, returnSecureToken: true } },
  );
  const { idToken } = (await signIn.json()) as { idToken: string };
  const answer = await request.post(`${SERVICES}/demo-cursiv/us-central1/${name}`, {
    headers: { authorization: `Bearer ${idToken}`, 'x-firebase-appcheck': await attestation(request) },
    data: { data },
  });
  return answer.json();
}
