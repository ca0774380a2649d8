import type { APIRequestContext, BrowserContext } from '@playwright/test';

const AUTH = 'http://localhost:3010/identitytoolkit.googleapis.com/v1';
const SITE = 'http://localhost:3000';
/** The place where the web SDK keeps its session: `firebase:authUser:<key>:<app>`. */
const SESSION_KEY = 'firebase:authUser:local-key:[DEFAULT]';
const HOUR_MS = 3_600_000;

interface SignIn {
  localId: string;
  idToken: string;
  refreshToken: string;
}

interface AccountRecord {
  email: string;
  emailVerified: boolean;
  displayName?: string;
  createdAt: string;
  lastLoginAt: string;
}

async function ask<Answer>(request: APIRequestContext, operation: string, data: object): Promise<Answer> {
  const answer = await request.post(`${AUTH}/accounts:${operation}?key=local-key`, { data });
  if (!answer.ok()) throw new Error(`${operation}: ${await answer.text()}`);
  return answer.json();
}

/** The session as the SDK would store it after a sign-in with a password. */
function storedSession({ localId: uid, idToken, refreshToken }: SignIn, account: AccountRecord): string {
  const { email, emailVerified, displayName, createdAt, lastLoginAt } = account;
  const names = { displayName: displayName ?? null, email, phoneNumber: null, photoURL: null };
  const providerData = [{ providerId: 'password', uid: email, ...names }];
  const stsTokenManager = { refreshToken, accessToken: idToken, expirationTime: Date.now() + HOUR_MS };
  const times = { createdAt, lastLoginAt };
  const state = { uid, email, emailVerified, displayName, isAnonymous: false, providerData, stsTokenManager, ...times };
  return JSON.stringify({ ...state, apiKey: 'local-key', appName: '[DEFAULT]' });
}

const hint = (name: string, value: string) => ({
  name,
  value,
  domain: 'localhost',
  path: '/',
  expires: Math.floor((Date.now() + 7 * 24 * HOUR_MS) / 1000),
  httpOnly: false,
  secure: false,
  sameSite: 'Strict' as const,
});

/** Gives a browser the session that signing in through the page would leave. Returns the person's id. */
export async function enter(
  context: BrowserContext,
  email: string,
  password: string,
  isAdmin: boolean,
): Promise<string> {
  const signIn = await ask<SignIn>(context.request, 'signInWithPassword', { email, password, returnSecureToken: true });
  const { users } = await ask<{ users: [AccountRecord] }>(context.request, 'lookup', { idToken: signIn.idToken });
  const value = storedSession(signIn, users[0]);
  await context.setStorageState({
    cookies: [
      hint('auth-logged-in', 'true'),
      hint('auth-user-id', signIn.localId),
      hint('auth-is-admin', String(isAdmin)),
    ],
    origins: [{ origin: SITE, localStorage: [{ name: SESSION_KEY, value }] }],
  });
  return signIn.localId;
}

/** Registers a person by the API, and gives a browser the session that registering through the page would leave. */
export async function register(context: BrowserContext, name: string, email: string, password: string): Promise<void> {
  const { idToken } = await ask<SignIn>(context.request, 'signUp', { email, password, returnSecureToken: true });
  await ask(context.request, 'update', { idToken, displayName: name });
  await enter(context, email, password, false);
}
