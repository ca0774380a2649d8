import { AppError } from '@cursiv/shared-domain';
import { configureFirebase } from '@cursiv/shared-firebase';
import { takeReports } from '@cursiv/shared-platform/shell';
import { callFunction, failedCall } from './call-function.ts';

configureFirebase({
  firebase: { apiKey: 'key', authDomain: 'auth.test', projectId: 'demo', storageBucket: 'demo.test', appId: 'app' },
  appCheck: { debugToken: 'debug' },
  localCloud: 'http://localhost:3010',
});

const fetched = globalThis.fetch;
let asked: URL[];
let answer: () => Response;
let reported: unknown[];

beforeEach(() => {
  asked = [];
  reported = [];
  takeReports((error) => void reported.push(error));
  globalThis.fetch = (async (address: string) => {
    if (address.includes('exchangeDebugToken')) return Response.json({ token: 'e30.e30.', ttl: '3600s' });
    asked.push(new URL(address));
    return answer();
  }) as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = fetched;
});

const failing = (status: string, details?: object) => () =>
  Response.json({ error: { status, message: 'INTERNAL', details } }, { status: 500 });

const failure = async (): Promise<AppError> => {
  const thrown: unknown = await callFunction('greet', { name: 'Ana' }).catch((error: unknown) => error);
  if (!(thrown instanceof AppError)) throw new Error('not refused');
  return thrown;
};

it('every call has an id of its own in its address', async () => {
  answer = () => Response.json({ result: 'hello' });
  await expect(callFunction('greet', {})).resolves.toBe('hello');
  await callFunction('greet', {});
  const [first, second] = asked.map(({ searchParams }) => searchParams.get('request'));
  expect(first).toMatch(/^[0-9a-f]{8}$/);
  expect(second).toMatch(/^[0-9a-f]{8}$/);
  expect(second).not.toBe(first);
  expect(asked[0]?.pathname).toMatch(/\/greet$/);
});

it('an unexpected failure knows its call, and is reported with it', async () => {
  answer = failing('INTERNAL');
  const error = await failure();
  const id = asked[0]?.searchParams.get('request');
  expect(error.code).toBe('unknown');
  expect(failedCall(error)).toBe(id);
  expect(error.message).toContain(`(request ${id})`);
  expect(reported).toEqual([error]);
});

it('a refusal is expected: it names no call', async () => {
  answer = failing('FAILED_PRECONDITION', { code: 'conflict', reason: 'full' });
  const error = await failure();
  expect(error).toMatchObject({ code: 'conflict', reason: 'full' });
  expect(failedCall(error)).toBeUndefined();
  expect(reported).toEqual([]);
});
