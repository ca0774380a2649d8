import { configureFirebase } from '@cursiv/shared-firebase';
import { waitFor } from '@testing-library/dom';
import { withdrawSession } from './withdraw-session.ts';

configureFirebase({
  firebase: { apiKey: 'key', authDomain: 'auth.test', projectId: 'demo', storageBucket: 'demo.test', appId: 'app' },
  appCheck: { debugToken: 'debug' },
  localCloud: 'http://localhost:3010',
});

const FORGET = 'http://localhost:3010/demo/us-central1/forgetSession';
const ana = { getIdToken: async () => 'token of Ana' };
const fetched = globalThis.fetch;
let sent: { address: string; options: RequestInit | undefined }[];
let attest: (value?: unknown) => void;

beforeEach(() => {
  sent = [];
  const attested = new Promise((resolve) => {
    attest = resolve;
  });
  globalThis.fetch = (async (address: string, options?: RequestInit) => {
    if (!address.includes('exchangeDebugToken')) sent.push({ address, options });
    else await attested;
    return Response.json({ token: 'e30.e30.', ttl: '3600s' });
  }) as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = fetched;
});

it('asks nothing when nobody is signed in', async () => {
  attest();
  await withdrawSession(null);
  expect(sent).toEqual([]);
});

it('does not wait for the request, which leaves with the token of who was signed in, and outlives the page', async () => {
  await withdrawSession(ana);
  expect(sent).toEqual([]);
  attest();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    address: FORGET,
    options: { keepalive: true, headers: { Authorization: 'Bearer token of Ana', 'X-Firebase-AppCheck': 'e30.e30.' } },
  });
  expect(JSON.parse(String(sent[0]?.options?.body))).toEqual({ data: { id: localStorage.getItem('cursiv.browser') } });
});

it('waits two seconds for a token that is being renewed, and asks with it when it comes later', async () => {
  jest.useFakeTimers();
  attest();
  let renew: (token: string) => void = () => undefined;
  const token = new Promise<string>((resolve) => {
    renew = resolve;
  });
  let hasLeft = false;
  const leaving = withdrawSession({ getIdToken: () => token }).then(() => {
    hasLeft = true;
  });
  await jest.advanceTimersByTimeAsync(1_999);
  expect(hasLeft).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  await leaving;
  jest.useRealTimers();
  renew('renewed token');
  await waitFor(() => expect(sent[0]?.options).toMatchObject({ headers: { Authorization: 'Bearer renewed token' } }));
});

it('goes on where there is no token any more', async () => {
  await withdrawSession({ getIdToken: () => Promise.reject(new Error('auth/user-token-expired')) });
  expect(sent).toEqual([]);
});
