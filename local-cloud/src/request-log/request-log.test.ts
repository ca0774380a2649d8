import { RpcError } from '../status.ts';
import { startTestServices, type TestServices } from '../testing/start-test-services.ts';
import type { LogEntry } from './log-entry.ts';
import { LOG_LENGTH, RequestLog } from './request-log.ts';

const ROOT = 'projects/demo-test/databases/(default)/documents';

let cloud: TestServices;

function denySecrets(path: string): void {
  if (path.startsWith('secrets/')) throw new RpcError('PERMISSION_DENIED', "false for 'get' @ L7");
}

beforeAll(async () => {
  cloud = await startTestServices({
    firestoreRules: {
      judgeGet: (_caller, path) => denySecrets(path),
      judgeList: () => {},
      judgeWrite: (_caller, { path }) => denySecrets(path),
    },
    storageRules: {
      judge: () => {
        throw new RpcError('PERMISSION_DENIED', 'No matching allow statements');
      },
    },
  });
});

beforeEach(async () => {
  await fetch(`${cloud.url}/emulator/v1/requests`, { method: 'DELETE' });
});

afterAll(() => cloud.close());

async function entries(): Promise<LogEntry[]> {
  const response = await fetch(`${cloud.url}/emulator/v1/requests`);
  return (await response.json()) as LogEntry[];
}

/** Opens a WebChannel session with its first messages. */
function openChannel(stream: 'Listen' | 'Write', ...messages: object[]): Promise<Response> {
  const form = new URLSearchParams({ count: String(messages.length), ofs: '0' });
  for (const [index, message] of messages.entries()) form.set(`req${index}___data__`, JSON.stringify(message));
  const address = `${cloud.url}/google.firestore.v1.Firestore/${stream}/channel?VER=8&RID=1`;
  return fetch(address, { method: 'POST', body: form });
}

describe('the request log', () => {
  it('tells who asked a service for what, the answer and how long it took', async () => {
    const headers = { authorization: 'Bearer owner' };
    await fetch(`${cloud.url}/v1/${ROOT}/courses/a`, { method: 'PATCH', headers, body: '{"fields":{}}' });
    await fetch(`${cloud.url}/identitytoolkit.googleapis.com/v1/accounts:signUp`, { method: 'POST', body: '{}' });
    const [write, signUp] = await entries();
    expect(write).toMatchObject({
      service: 'firestore',
      operation: 'patch',
      targets: ['courses/a'],
      caller: 'owner',
      status: 200,
    });
    expect(signUp).toMatchObject({ service: 'auth', operation: 'signUp', caller: 'visitor' });
    expect(write?.durationMs).toBeGreaterThanOrEqual(0);
  });

  it('gives the reason of each refusal by the rules', async () => {
    await fetch(`${cloud.url}/v1/${ROOT}/secrets/a`);
    await fetch(`${cloud.url}/v0/b/demo-test.firebasestorage.app/o/a.txt`);
    const [document, file] = await entries();
    expect(document).toMatchObject({
      status: 403,
      refusal: { decision: 'deny', operation: 'get', path: 'secrets/a', reason: "false for 'get' @ L7" },
    });
    expect(file).toMatchObject({
      service: 'storage',
      refusal: { path: 'a.txt', reason: 'No matching allow statements' },
    });
  });

  it('logs the operations on streams, not the requests that carry them', async () => {
    const documents = { documents: [`${ROOT}/secrets/a`] };
    await openChannel('Listen', { addTarget: { targetId: 2, documents } });
    await openChannel('Write', {}, { writes: [{ update: { name: `${ROOT}/courses/b`, fields: {} } }] });
    const logged = (await entries()).map(({ operation, targets, status }) => ({ operation, targets, status }));
    expect(logged).toEqual([
      { operation: 'listen', targets: ['secrets/a'], status: 403 },
      { operation: 'commit', targets: ['courses/b'], status: 200 },
    ]);
  });

  it('does not log the console or itself', async () => {
    await fetch(cloud.url);
    await entries();
    expect(await entries()).toEqual([]);
  });

  it('is sent live, from the entry a client saw last', async () => {
    await fetch(`${cloud.url}/v1/${ROOT}/courses/first`);
    await fetch(`${cloud.url}/v1/${ROOT}/courses/second`);
    const seen = (await entries())[0]?.id ?? 0;
    const headers = { accept: 'text/event-stream', 'last-event-id': String(seen) };
    const response = await fetch(`${cloud.url}/emulator/v1/requests`, { headers });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    let text = '';
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    await fetch(`${cloud.url}/v1/${ROOT}/courses/third`);
    while (!text.includes('courses/third')) text += (await reader?.read())?.value ?? '';
    await reader?.cancel();
    expect(text).not.toContain('courses/first');
    expect(text.match(/^id: \d+$/gm)).toEqual([`id: ${seen + 1}`, `id: ${seen + 2}`]);
  });

  it('keeps the last five hundred entries', () => {
    const log = new RequestLog();
    for (let count = 0; count < LOG_LENGTH + 3; count += 1) {
      log.run({ service: 'firestore', operation: 'get', caller: 'visitor' }, () => {});
    }
    expect(log.entries()).toHaveLength(LOG_LENGTH);
    expect(log.entries()[0]?.id).toBe(4);
  });
});
