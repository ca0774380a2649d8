import { startTestServices, type TestServices } from '../testing/start-test-services.ts';

const ROOT = 'projects/demo-test/databases/(default)/documents';

let cloud: TestServices;

beforeAll(async () => {
  cloud = await startTestServices();
});

afterEach(() => fetch(`${cloud.url}/emulator/v1/faults`, { method: 'DELETE' }));

afterAll(() => cloud.close());

const put = (faults: unknown) =>
  fetch(`${cloud.url}/emulator/v1/faults`, {
    method: 'PUT',
    body: typeof faults === 'string' ? faults : JSON.stringify(faults),
  });

const signUp = () =>
  fetch(`${cloud.url}/identitytoolkit.googleapis.com/v1/accounts:signUp`, { method: 'POST', body: '{}' });
const read = (path: string) => fetch(`${cloud.url}/v1/${ROOT}/${path}`);

describe('faults on demand', () => {
  it('answer with a status in place of the service, as often as asked for', async () => {
    await put([{ service: 'auth', status: 503, times: 2 }]);
    const first = await signUp();
    expect(first.status).toBe(503);
    expect(await first.json()).toMatchObject({ error: { code: 503, status: 'UNAVAILABLE' } });
    expect((await signUp()).status).toBe(503);
    expect((await signUp()).status).toBe(400);
  });

  it('hit only the service and the paths they name', async () => {
    await put([{ service: 'firestore', path: '/courses/a$', status: 500 }]);
    expect([(await read('courses/a')).status, (await read('courses/b')).status]).toEqual([500, 404]);
    expect((await fetch(`${cloud.url}/v0/b/demo-test.firebasestorage.app/o/courses%2Fa`)).status).toBe(404);
  });

  it('hold requests back, those of streams too', async () => {
    await put([{ service: 'firestore', latencyMs: 120 }]);
    const before = performance.now();
    const channel = `${cloud.url}/google.firestore.v1.Firestore/Listen/channel?VER=8&RID=1`;
    const opened = await fetch(channel, { method: 'POST', body: new URLSearchParams({ count: '0', ofs: '0' }) });
    expect(opened.status).toBe(200);
    expect(performance.now() - before).toBeGreaterThanOrEqual(115);
  });

  it('cut the connection', async () => {
    await put([{ service: 'firestore', drop: true, times: 1 }]);
    await expect(read('courses/a')).rejects.toThrow();
    expect((await read('courses/a')).status).toBe(404);
  });

  it('stand in the request log', async () => {
    await put([{ service: 'firestore', status: 429, times: 1 }]);
    await read('courses/a');
    const log = (await (await fetch(`${cloud.url}/emulator/v1/requests`)).json()) as object[];
    expect(log.at(-1)).toMatchObject({ service: 'firestore', status: 429, fault: '429' });
  });

  it('are listed and cleared, by a reset too', async () => {
    const fault = { service: 'storage', latencyMs: 5 };
    expect(await (await put([fault])).json()).toEqual([fault]);
    await fetch(`${cloud.url}/reset`, { method: 'POST' });
    expect(await (await fetch(`${cloud.url}/emulator/v1/faults`)).json()).toEqual([]);
  });

  it.each([
    ['no JSON', '[{', /not valid JSON/],
    ['no list', { service: 'auth', status: 500 }, /must be a list/],
    ['an unknown service', [{ service: 'mail', status: 500 }], /\[0\]\.service/],
    ['an unknown field', [{ service: 'auth', status: 500, delay: 3 }], /delay/],
    ['a broken expression', [{ service: 'auth', status: 500, path: '(' }], /\[0\]\.path: is not a regular expression/],
    [
      'a status that is no error',
      [
        { service: 'auth', status: 500 },
        { service: 'auth', status: 200 },
      ],
      /\[1\]\.status/,
    ],
    ['a negative latency', [{ service: 'auth', latencyMs: -1 }], /\[0\]\.latencyMs/],
    ['nothing to happen', [{ service: 'auth', times: 1 }], /needs latencyMs, status or drop/],
    ['two answers', [{ service: 'auth', status: 500, drop: true }], /both status and drop/],
  ])('are refused with a clear message: %s', async (_what, faults, message) => {
    const response = await put(faults);
    expect(response.status).toBe(400);
    const { error } = (await response.json()) as { error: { message: string } };
    expect(error.message).toMatch(message);
    expect(await (await fetch(`${cloud.url}/emulator/v1/faults`)).json()).toEqual([]);
  });
});
