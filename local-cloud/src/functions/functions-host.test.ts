import { HttpsError, onCall, onRequest } from 'firebase-functions/https';
import { startTestServices, type TestServices } from '../testing/start-test-services.ts';

// The module's own exports, because an import here would be a copy.
const logger = jest.requireActual<typeof import('firebase-functions/logger')>('firebase-functions/logger');

let cloud: TestServices;

beforeAll(async () => {
  jest.spyOn(console, 'log').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
  for (const level of ['debug', 'error'] as const) jest.spyOn(logger, level).mockImplementation();
  cloud = await startTestServices({
    functions: {
      echo: onCall((request) => ({ data: request.data, uid: request.auth?.uid ?? null })),
      refuse: onCall(() => {
        throw new HttpsError('failed-precondition', 'nu se poate', { why: 'full' });
      }),
      crash: onCall(() => {
        throw new TypeError('a bug');
      }),
      page: onRequest((request, response) => {
        response.status(201).set('Cache-Control', 's-maxage=60').json({ path: request.path, q: request.query.q });
      }),
      background: Object.assign(() => {}, { __endpoint: { eventTrigger: {} } }),
      european: onCall({ region: 'europe-west1' }, () => 'salut'),
      notAFunction: 42,
    },
  });
});

afterAll(async () => {
  await cloud.close();
  jest.restoreAllMocks();
});

async function call(name: string, data: unknown, region = 'us-central1') {
  const response = await fetch(`${cloud.url}/demo-test/${region}/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data }),
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

describe('callable functions', () => {
  it('answer with their result', async () => {
    expect(await call('echo', { a: 'ă' })).toEqual({ status: 200, body: { result: { data: { a: 'ă' }, uid: null } } });
  });

  it('pass on the error they throw', async () => {
    const error = { status: 'FAILED_PRECONDITION', message: 'nu se poate', details: { why: 'full' } };
    expect(await call('refuse', null)).toEqual({ status: 400, body: { error } });
  });

  it('report a crash as INTERNAL and stay available', async () => {
    expect(await call('crash', null)).toEqual({
      status: 500,
      body: { error: { status: 'INTERNAL', message: 'INTERNAL' } },
    });
    expect(await call('echo', 1)).toMatchObject({ status: 200 });
  });

  it('are found by name and region only', async () => {
    expect(await call('european', null, 'europe-west1')).toMatchObject({ body: { result: 'salut' } });
    for (const [name, region] of [['none'], ['notAFunction'], ['toString'], ['european', 'us-central1']] as const) {
      expect(await call(name, null, region)).toMatchObject({ status: 404, body: { error: { status: 'NOT_FOUND' } } });
    }
    expect(await call('background', null)).toMatchObject({ status: 501, body: { error: { status: 'UNIMPLEMENTED' } } });
  });

  it('refuse a body that is not JSON', async () => {
    const response = await fetch(`${cloud.url}/demo-test/us-central1/echo`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    });
    expect(response.status).toBe(400);
  });
});

describe('HTTP functions', () => {
  it('get path and query and shape their own answer', async () => {
    const response = await fetch(`${cloud.url}/demo-test/us-central1/page/ro/courses.json?q=1`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([201, 's-maxage=60']);
    expect(await response.json()).toEqual({ path: '/ro/courses.json', q: '1' });
  });
});
