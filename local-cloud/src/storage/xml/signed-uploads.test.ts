import { Storage } from '@google-cloud/storage';
import { newServiceKey } from '../../functions/service-key.ts';
import { startTestServices, type TestServices } from '../../testing/start-test-services.ts';

const BUCKET = 'demo-test.firebasestorage.app';
const NAME = 'incoming/ana/f1';
const PART = 256 * 1024;
const MINUTE = 60_000;
const serviceKey = newServiceKey();
let cloud: TestServices;
let now: number;

beforeEach(async () => {
  now = Date.now();
  cloud = await startTestServices({ serviceKey, now: () => now });
});
afterEach(() => cloud.close());

// The client warns that it would prefer its key in another form.
beforeAll(() => void jest.spyOn(console, 'warn').mockImplementation());
afterAll(() => jest.restoreAllMocks());

interface To {
  address: string;
  headers: Record<string, string>;
}

/** An address for sending a PDF of so many bytes, signed by the service's own client, as functions do. */
async function signed(bytes: number, action: 'write' | 'resumable', name = NAME, key = serviceKey): Promise<To> {
  const storage = new Storage({
    apiEndpoint: cloud.url,
    projectId: 'demo-test',
    credentials: { client_email: 'local@demo-test.iam.gserviceaccount.com', private_key: key },
  });
  const headers = { 'x-goog-content-length-range': `${bytes},${bytes}`, 'x-goog-if-generation-match': '0' };
  const [address] = await storage
    .bucket(BUCKET)
    .file(name)
    .getSignedUrl({
      ...{ version: 'v4', action, expires: new Date(Date.now() + 10 * MINUTE) },
      ...{ contentType: 'application/pdf', extensionHeaders: headers },
    });
  const resumable = action === 'resumable' && { 'x-goog-resumable': 'start' };
  return { address, headers: { ...headers, 'content-type': 'application/pdf', ...resumable } };
}

const put = ({ address, headers }: To, body: string, others: Record<string, string> = {}) =>
  fetch(address, { method: 'PUT', headers: { ...headers, ...others }, body });

const start = ({ address, headers }: To) => fetch(address, { method: 'POST', headers });

const open = async (bytes: number, name = NAME) =>
  (await start(await signed(bytes, 'resumable', name))).headers.get('location') ?? '';

const send = (session: string, range: string, body = '') =>
  fetch(session, { method: 'PUT', headers: { 'content-range': range }, body });

const stored = (name = NAME) => cloud.storage.find(BUCKET, name);

/** The answer to a part, in one line. */
async function answer(session: string, range: string, body?: string): Promise<string> {
  const { status, headers } = await send(session, range, body);
  return `${status} ${headers.get('range') ?? ''}`.trim();
}

describe('an address signed for sending a file', () => {
  it('takes exactly that file, which carries no token and is nobody’s to read', async () => {
    const answered = await put(await signed(5, 'write'), 'salut');
    expect([answered.status, await answered.text()]).toEqual([200, '']);
    expect(stored()).toMatchObject({ size: 5, contentType: 'application/pdf', downloadTokens: [] });
    const [path] = (await signed(5, 'write')).address.split('?');
    for (const query of ['', '?alt=media', '?alt=media&token=', '?upload_id=none'])
      expect((await fetch(`${path}${query}`)).ok).toBe(false);
  });

  it.each([
    ['a shorter file', 'salu'],
    ['a longer file', 'salut!'],
    ['no bytes', ''],
  ])('takes %s not', async (_what, body) => {
    expect((await put(await signed(5, 'write'), body)).status).toBe(400);
    expect(stored()).toBeUndefined();
  });

  it.each([
    ['another type', { 'content-type': 'text/html' }, 403],
    ['another range of sizes', { 'x-goog-content-length-range': '0,9' }, 403],
    ['another precondition', { 'x-goog-if-generation-match': '7' }, 403],
    ['a header that nobody has signed', { 'x-goog-meta-a': 'b' }, 400],
    ['a way that nobody has signed', { 'x-goog-resumable': 'start' }, 400],
  ])('takes nothing with %s', async (_what, others, status) => {
    expect((await put(await signed(5, 'write'), 'salut', others)).status).toBe(status);
    expect(stored()).toBeUndefined();
  });

  it('takes nothing without a header that was signed', async () => {
    const { address, headers } = await signed(5, 'write');
    for (const left of Object.keys(headers).filter((name) => name !== 'content-type')) {
      const others = Object.fromEntries(Object.entries(headers).filter(([name]) => name !== left));
      expect((await fetch(address, { method: 'PUT', headers: others, body: 'salut' })).status).toBe(400);
    }
    expect(stored()).toBeUndefined();
  });

  it.each([
    ['another path', /\/f1\?/, '/f2?'],
    ['a later end', /Expires=\d+/, 'Expires=604800'],
    ['fewer signed headers', /content-type%3Bhost/, 'host'],
    ['another signature', /Signature=\w{4}/, 'Signature=0000'],
  ])('is good for no request with %s', async (_what, part, other) => {
    const to = await signed(5, 'write');
    expect(to.address).toMatch(part);
    expect((await put({ ...to, address: to.address.replace(part, other) }, 'salut')).status).toBe(403);
    expect([stored(), stored('incoming/ana/f2')]).toEqual([undefined, undefined]);
  });

  it('is signed by the service alone, for its own way, and until it ends', async () => {
    expect((await put(await signed(5, 'write', NAME, newServiceKey()), 'salut')).status).toBe(403);
    expect((await put(await signed(5, 'resumable'), 'salut')).status).toBe(403);
    expect((await start(await signed(5, 'write'))).status).toBe(403);
    const to = await signed(5, 'write');
    now += 11 * MINUTE;
    expect((await put(to, 'salut')).status).toBe(400);
    expect(stored()).toBeUndefined();
  });

  it('takes nothing where a file is, though it be empty, and though both were sent at once', async () => {
    const [one, two] = [await signed(5, 'write'), await signed(5, 'write')];
    const answers = await Promise.all([put(one, 'salut'), put(two, 'servu')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    expect((await put(one, 'altul')).status).toBe(412);
    await cloud.storage.put({ path: 'incoming/ana/f2', bytes: Buffer.alloc(0), contentType: 'text/plain' });
    expect((await put(await signed(5, 'write', 'incoming/ana/f2'), 'salut')).status).toBe(412);
  });
});

describe('an address signed for sending a file in parts', () => {
  const [first, rest] = ['a'.repeat(PART), 'b'.repeat(10)];
  const total = PART + 10;

  it('begins a session that tells what has come and closes with the last part', async () => {
    const session = await open(total);
    expect(await answer(session, `bytes */${total}`)).toBe('308');
    expect(await answer(session, `bytes 0-${PART - 1}/${total}`, first)).toBe(`308 bytes=0-${PART - 1}`);
    expect(await answer(session, `bytes */${total}`)).toBe(`308 bytes=0-${PART - 1}`);
    expect(stored()).toBeUndefined();
    expect(await answer(session, `bytes ${PART}-${total - 1}/${total}`, rest)).toBe('200');
    expect(await answer(session, `bytes */${total}`)).toBe('200');
    expect(stored()).toMatchObject({ size: total, contentType: 'application/pdf', downloadTokens: [] });
  });

  it('lets a browser read where to send, and what has come', async () => {
    const { address, headers } = await signed(total, 'resumable');
    const opened = await fetch(address, { method: 'POST', headers: { ...headers, origin: 'http://localhost:3000' } });
    expect(opened.status).toBe(201);
    expect(opened.headers.get('access-control-expose-headers')).toMatch(/\bLocation\b.*\bRange\b/);
  });

  it('passes over bytes that are there, and refuses a gap', async () => {
    const session = await open(total);
    expect(await answer(session, `bytes ${PART}-${total - 1}/${total}`, rest)).toBe('400');
    await send(session, `bytes 0-${PART - 1}/${total}`, first);
    expect(await answer(session, `bytes 0-${total - 1}/${total}`, first + rest)).toBe('200');
    expect(stored()).toMatchObject({ size: total });
  });

  it.each([
    ['a part that is no multiple of 256 KiB', `bytes 0-9/${total}`, 'a'.repeat(10)],
    ['more bytes than the part says', `bytes 0-${PART - 1}/${total}`, 'a'.repeat(PART + 1)],
    ['fewer bytes than the part says', `bytes 0-${PART - 1}/${total}`, 'a'.repeat(PART - 1)],
    ['another size', `bytes 0-${PART - 1}/${total + 1}`, first],
    ['a part past the end', `bytes 0-${2 * PART - 1}/${total}`, 'a'.repeat(2 * PART)],
    ['a part that ends before it begins', `bytes 5-4/${total}`, ''],
    ['no range', 'bytes', first],
  ])('takes no part with %s', async (_what, range, body) => {
    const session = await open(total);
    expect(await answer(session, range, body)).toBe('400');
    expect(await answer(session, `bytes */${total}`)).toBe('308');
  });

  it('takes no more bytes than were signed, though none were announced', async () => {
    const session = await open(total);
    const endless = async function* () {
      for (let count = 0; count < 8; count += 1) yield Buffer.alloc(PART, 'a');
    };
    const headers = { 'content-range': `bytes 0-${PART - 1}/${total}` };
    const sent = { method: 'PUT', headers, body: ReadableStream.from(endless()), duplex: 'half' };
    expect((await fetch(session, sent as RequestInit)).status).toBe(400);
    expect(await answer(session, `bytes */${total}`)).not.toMatch(/0-\d{7}/);
    const whole = await fetch(session, { method: 'PUT', body: 'a'.repeat(total + 1) });
    expect([whole.status, stored()]).toEqual([400, undefined]);
  });

  it('begins sessions for a place where nothing is; the first to end has it', async () => {
    const [one, two] = [await open(5), await open(5)];
    expect(await answer(one, 'bytes 0-4/5', 'salut')).toBe('200');
    expect(await answer(two, 'bytes 0-4/5', 'altul')).toBe('412');
    expect(await answer(two, 'bytes */5')).toBe('404');
    expect((await start(await signed(5, 'resumable'))).status).toBe(412);
    expect(stored()).toMatchObject({ size: 5 });
  });

  it('makes a session that is good for no other file, by no other door, and until it is given up', async () => {
    const session = await open(5);
    const id = new URL(session).searchParams.get('upload_id');
    expect(await answer(session.replace('/f1?', '/f2?'), 'bytes 0-4/5', 'salut')).toBe('404');
    expect(await answer(session.replace('/ana/', '/bogdan/'), 'bytes 0-4/5', 'salut')).toBe('404');
    const command = { 'x-goog-upload-command': 'upload, finalize', 'x-goog-upload-offset': '0' };
    const other = `${cloud.url}/v0/b/${BUCKET}/o?name=x&upload_id=${id}`;
    expect((await fetch(other, { method: 'POST', headers: command, body: 'salut' })).status).toBe(404);
    expect((await fetch(session)).ok).toBe(false);
    expect((await fetch(session, { method: 'DELETE' })).status).toBe(499);
    expect(await answer(session, 'bytes 0-4/5', 'salut')).toBe('404');
    expect(stored()).toBeUndefined();
  });

  it('is kept from a file that was closed while it was on its way', async () => {
    const session = await open(5);
    await cloud.storage.put({ path: NAME, bytes: Buffer.alloc(0), contentType: 'text/plain' });
    expect(await answer(session, 'bytes 0-4/5', 'salut')).toBe('412');
    expect(stored()).toMatchObject({ size: 0 });
  });
});
