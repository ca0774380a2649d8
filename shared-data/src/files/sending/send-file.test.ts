import { configureFirebase } from '@cursiv/shared-firebase';
import type { ExpectedUpload } from './expect-upload.ts';
import { type SendState, sendFile } from './send-file.ts';
import { uploadFile } from './upload-file.ts';

configureFirebase({
  firebase: { apiKey: 'key', authDomain: 'auth.test', projectId: 'demo', storageBucket: 'demo.test', appId: 'app' },
  appCheck: { debugToken: 'debug' },
  localCloud: 'http://localhost:3010',
});

// jsdom reads files in the old way alone.
Blob.prototype.arrayBuffer = function () {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(this);
  });
};

const KIB = 1024;
const FUNCTIONS = 'http://localhost:3010/demo/us-central1/';
const ADDRESS = 'https://files.test/bucket/incoming/ana/f1?X-Goog-Signature=s';
const SESSION = 'https://files.test/bucket/incoming/ana/f1?upload_id=u';
const HEADERS = { 'content-type': 'application/zip', 'x-goog-content-length-range': 'n,n' };
const ROOM: ExpectedUpload = { id: 'f1', path: 'uploads/ana/f1-a.zip', to: { address: ADDRESS, headers: HEADERS } };

/** The functions and the file storage, which holds what was sent. */
class Service {
  readonly asked: string[] = [];
  held = 0;
  /** Answers that come instead of the storage's own, one after the other. */
  readonly failures: number[] = [];

  readonly fetch = async (address: string, { method, headers, body }: RequestInit): Promise<Response> => {
    if (address.startsWith(FUNCTIONS))
      return this.#call(new URL(address).pathname.split('/').at(-1) ?? '', JSON.parse(String(body)).data);
    if (address.includes('exchangeDebugToken')) return Response.json({ token: 'e30.e30.', ttl: '3600s' });
    const given = headers as Record<string, string> | undefined;
    const bytes = (body as Blob | null)?.size ?? 0;
    this.asked.push([method, given?.['Content-Range'] ?? given?.['content-type'], bytes].join(' '));
    const failure = this.failures.shift();
    if (failure !== undefined) return new Response(null, { status: failure });
    if (address === ADDRESS && method === 'POST')
      return new Response(null, { status: 201, headers: { Location: SESSION } });
    if (address === ADDRESS) return new Response();
    expect(address).toBe(SESSION);
    const total = Number(given?.['Content-Range']?.split('/')[1]);
    this.held += bytes;
    if (this.held === total) return new Response();
    const range = this.held > 0 && { Range: `bytes=0-${this.held - 1}` };
    return new Response(null, { status: 308, headers: { ...range } });
  };

  #call(name: string, data: object): Response {
    this.asked.push(`${name} ${Object.values(data).join(' ')}`);
    return Response.json({ result: name === 'expectUpload' ? ROOM : { path: ROOM.path } });
  }
}

const fetched = globalThis.fetch;
let service: Service;
beforeEach(() => {
  service = new Service();
  globalThis.fetch = service.fetch as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = fetched;
  jest.useRealTimers();
});

const fileOf = (kib: number) => new File([new Uint8Array(kib * KIB)], 'a.zip', { type: 'application/zip' });

/** Sends a file as the uploader does; returns what is known at the end. */
async function send(file: File, state: SendState = { sentBytes: 0 }): Promise<SendState> {
  let known = state;
  await sendFile({
    ...{ place: { kind: 'trial' }, file, state, signal: new AbortController().signal, waiting: () => undefined },
    learned: (news) => {
      known = { ...known, ...news };
    },
  });
  return known;
}

const expectCall = (bytes: number, way: string) => `expectUpload [object Object] a.zip application/zip ${bytes} ${way}`;

describe('a file on its way', () => {
  it('goes in one request up to 256 KB, with the headers that were signed', async () => {
    expect(await send(fileOf(256))).toEqual({ room: ROOM, sentBytes: 256 * KIB });
    expect(service.asked).toEqual([
      expectCall(256 * KIB, 'whole'),
      `PUT application/zip ${256 * KIB}`,
      'keepUpload f1',
    ]);
  });

  it('goes in parts that double above that', async () => {
    const bytes = 1000 * KIB;
    expect(await send(fileOf(1000))).toEqual({ room: ROOM, session: SESSION, sentBytes: bytes });
    expect(service.asked).toEqual([
      expectCall(bytes, 'parts'),
      'POST application/zip 0',
      `PUT bytes 0-${256 * KIB - 1}/${bytes} ${256 * KIB}`,
      `PUT bytes ${256 * KIB}-${768 * KIB - 1}/${bytes} ${512 * KIB}`,
      `PUT bytes ${768 * KIB}-${bytes - 1}/${bytes} ${232 * KIB}`,
      'keepUpload f1',
    ]);
  });

  it('goes in one request when that is asked for, however large it is', async () => {
    await uploadFile({ kind: 'trial' }, fileOf(1000));
    expect(service.asked[1]).toBe(`PUT application/zip ${1000 * KIB}`);
  });

  it('goes on in another document where the service says that it is', async () => {
    service.held = 256 * KIB;
    await send(fileOf(500), { room: ROOM, session: SESSION, sentBytes: 1 });
    expect(service.asked).toEqual([
      `PUT bytes */${500 * KIB} 0`,
      `PUT bytes ${256 * KIB}-${500 * KIB - 1}/${500 * KIB} ${244 * KIB}`,
      'keepUpload f1',
    ]);
  });

  it('is kept at once when all of it has arrived', async () => {
    await send(fileOf(500), { room: { id: 'f1', path: ROOM.path }, sentBytes: 500 * KIB });
    expect(service.asked).toEqual(['keepUpload f1']);
  });

  it('goes on where the service is when it refuses an offset', async () => {
    const parts = send(fileOf(500), { room: ROOM, session: SESSION, sentBytes: 0 });
    service.held = 0;
    // The service is asked first; a given-up part arrives before the next.
    const { fetch: own } = service;
    globalThis.fetch = (async (address: string, init: RequestInit) => {
      const isPart = init.body instanceof Blob && service.held === 0;
      if (!isPart) return own(address, init);
      service.held = 256 * KIB;
      return new Response(null, { status: 400 });
    }) as typeof fetch;
    await parts;
    expect(service.asked.slice(-2)).toEqual([
      `PUT bytes ${256 * KIB}-${500 * KIB - 1}/${500 * KIB} ${244 * KIB}`,
      'keepUpload f1',
    ]);
  });

  it('counts as sent when the answer to an earlier request was lost', async () => {
    service.failures.push(412);
    await send(fileOf(1));
    expect(service.asked.at(-1)).toBe('keepUpload f1');
  });

  it.each([
    [403, 'no-access'],
    [404, 'not-found'],
    [400, 'invalid'],
  ])('ends when the service refuses it with %i', async (status, code) => {
    service.failures.push(status);
    await expect(send(fileOf(1000))).rejects.toMatchObject({ code });
  });

  it('is tried again for 10 minutes while the service is in trouble (spec §9)', async () => {
    const { fetch: own } = service;
    globalThis.fetch = (async (address: string, init: RequestInit) =>
      address === SESSION ? new Response(null, { status: 503 }) : own(address, init)) as typeof fetch;
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    const ended = send(fileOf(500), { room: ROOM, session: SESSION, sentBytes: 0 }).catch((error) => error.code);
    let isOver = false;
    void ended.then(() => {
      isOver = true;
    });
    await jest.advanceTimersByTimeAsync(599_000);
    expect(isOver).toBe(false);
    await jest.advanceTimersByTimeAsync(40_000);
    expect(await ended).toBe('busy');
  });

  it('that an older build has begun gives its room back and begins anew: none of it can be sent there', async () => {
    const old = { id: 'f0', arrival: 'incoming/ana/f0', path: 'uploads/ana/f0-a.zip' };
    const known = await send(fileOf(1), { room: old, sentBytes: 0 });
    expect(service.asked).toEqual([
      'deleteFile uploads/ana/f0-a.zip',
      expectCall(KIB, 'whole'),
      `PUT application/zip ${KIB}`,
      'keepUpload f1',
    ]);
    expect(known).toMatchObject({ room: ROOM, sentBytes: KIB });
  });
});
