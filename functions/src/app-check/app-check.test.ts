import { getAppCheck } from 'firebase-admin/app-check';
import type { CallableRequest } from 'firebase-functions/v2/https';
import * as z from 'zod';
import { adminApp } from '../admin/admin-app.ts';
import { callable } from '../callable/callable.ts';
import { isAttested } from './is-attested.ts';

const CLAIMS = {
  iss: 'https://firebaseappcheck.googleapis.com/demo-test',
  aud: ['projects/demo-test'],
  sub: 'local-app',
  iat: 0,
  exp: 4_000_000_000,
};
const jwt = (claims: object) =>
  ['{"alg":"none"}', JSON.stringify(claims), ''].map((part) => Buffer.from(part).toString('base64url')).join('.');

beforeAll(() => {
  Object.assign(process.env, { GCLOUD_PROJECT: 'demo-test', FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' });
  adminApp();
});

describe('App Check beside the local services', () => {
  it('vouches for a page by the token that local-cloud gives out', async () => {
    expect(await isAttested(jwt(CLAIMS))).toBe(true);
    await expect(getAppCheck(adminApp()).verifyToken(jwt(CLAIMS))).resolves.toMatchObject({ appId: 'local-app' });
  });

  it.each([
    ['no token', undefined],
    ['an empty one', ''],
    ['one that is none', 'abc'],
    ['an old one', jwt({ ...CLAIMS, exp: 1_000 })],
    ['another project’s', jwt({ ...CLAIMS, aud: ['projects/other'] })],
    ['another issuer’s', jwt({ ...CLAIMS, iss: 'https://securetoken.google.com/demo-test' })],
    ['one of no app', jwt({ ...CLAIMS, sub: '' })],
  ])('refuses %s', async (_what, token) => expect(await isAttested(token)).toBe(false));
});

describe('a function that people call', () => {
  const call = callable(z.object({}), async () => 'done', { staysOpen: true });
  const request = (uid: string) =>
    ({
      ...{ data: {}, auth: { uid, token: {} }, rawRequest: { header: () => undefined } },
    }) as unknown as CallableRequest<Record<string, never>>;

  it('is called a bound number of times by one person, and by others meanwhile', async () => {
    const calls = Array.from({ length: 121 }, () => call.run(request('flood')));
    await expect(Promise.all(calls.slice(0, 120))).resolves.toHaveLength(120);
    await expect(calls[120]).rejects.toMatchObject({ details: { code: 'too-often' } });
    await expect(call.run(request('another'))).resolves.toBe('done');
  });

  /** The handler as the service mounts it, called over HTTP. */
  const asked = async (headers: Record<string, string>) => {
    let status = 0;
    const response = {
      setHeader: () => {},
      getHeader: () => undefined,
      on: () => response,
      once: () => response,
      status: (code: number) => {
        status = code;
        return response;
      },
      send: () => response,
      end: () => response,
    };
    const all: Record<string, string> = { 'content-type': 'application/json', ...headers };
    const incoming = {
      method: 'POST',
      headers: all,
      header: (name: string) => all[name.toLowerCase()],
      body: { data: {} },
      rawBody: Buffer.from('{"data":{}}'),
      on: () => incoming,
      once: () => incoming,
    };
    await (call as unknown as (request: object, response: object) => Promise<void>)(incoming, response);
    return status;
  };

  it('answers nobody whose page App Check does not vouch for', async () => {
    const logger = jest.requireActual<typeof import('firebase-functions/logger')>('firebase-functions/logger');
    for (const level of ['debug', 'warn'] as const) jest.spyOn(logger, level).mockImplementation();
    expect(await asked({})).toBe(401);
    expect(await asked({ 'x-firebase-appcheck': 'abc' })).toBe(401);
    jest.restoreAllMocks();
  });
});
