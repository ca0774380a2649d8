import type { StorageRules } from '../rules/access.ts';
import { RpcError } from '../status.ts';
import { startTestServices, type TestServices } from '../testing/start-test-services.ts';

/** Everybody reads; only the owner of users/<uid>/ writes there, up to 1 MB and never over a file. */
const rules: StorageRules = {
  judge: (caller, operation, { name, before, after }) => {
    if (operation === 'get' && !name.startsWith('private/')) return;
    const own = caller !== null && name.startsWith(`users/${caller.uid}`);
    if (own && (operation !== 'create' || (before === undefined && (after?.size ?? 0) < 1_000_000))) return;
    throw new RpcError('PERMISSION_DENIED', 'Permission denied.');
  },
};

const bucket = 'demo-test.firebasestorage.app';
let cloud: TestServices;
let authorization: string;
let uid: string;

beforeEach(async () => {
  cloud = await startTestServices({ storageRules: rules });
  const response = await fetch(`${cloud.url}/identitytoolkit.googleapis.com/v1/accounts:signUp`, {
    method: 'POST',
    body: JSON.stringify({ email: 'a@b.ro', password: 'secret1' }),
  });
  const { idToken, localId } = (await response.json()) as { idToken: string; localId: string };
  authorization = `Firebase ${idToken}`;
  uid = localId;
});

afterEach(() => cloud.close());

const address = (name: string) => `${cloud.url}/v0/b/${bucket}/o/${encodeURIComponent(name)}`;
const uploadAddress = (name: string) => `${cloud.url}/v0/b/${bucket}/o?name=${encodeURIComponent(name)}`;

function uploadMultipart(
  name: string,
  bytes: string,
  contentType: string,
  headers: Record<string, string> = { authorization },
) {
  const metadata = JSON.stringify({ name, contentType, metadata: { owner: 'ana' } });
  const body = `--XX\r\nContent-Type: application/json; charset=utf-8\r\n\r\n${metadata}\r\n--XX\r\nContent-Type: ${contentType}\r\n\r\n${bytes}\r\n--XX--`;
  const type = 'multipart/related; boundary=XX';
  return fetch(uploadAddress(name), {
    method: 'POST',
    headers: { ...headers, 'x-goog-upload-protocol': 'multipart', 'content-type': type },
    body,
  });
}

function command(url: string, name: string, headers: Record<string, string> = {}, body: string | Buffer | null = null) {
  return fetch(url, { method: 'POST', headers: { authorization, 'x-goog-upload-command': name, ...headers }, body });
}

async function startResumable(name: string, size: number): Promise<Response> {
  return command(uploadAddress(name), 'start', {
    'x-goog-upload-protocol': 'resumable',
    'x-goog-upload-header-content-length': String(size),
    'x-goog-upload-header-content-type': 'video/mp4',
  });
}

describe('uploads in one request', () => {
  it('keep bytes, type and custom metadata, and come with a download token', async () => {
    const name = `users/${uid}/ăî.txt`;
    const response = await uploadMultipart(name, 'salut\r\n--XX ăîșț', 'text/plain');
    const metadata = (await response.json()) as Record<string, string>;
    expect(metadata).toMatchObject({ name, contentType: 'text/plain', metadata: { owner: 'ana' } });
    const file = await fetch(`${address(name)}?alt=media&token=${metadata.downloadTokens}`);
    expect(await file.text()).toBe('salut\r\n--XX ăîșț');
    expect(metadata.size).toBe(String(Buffer.byteLength('salut\r\n--XX ăîșț')));
  });

  it('are refused by the rules, leaving nothing behind', async () => {
    expect((await uploadMultipart('users/other/x.txt', 'x', 'text/plain')).status).toBe(403);
    expect((await uploadMultipart(`users/${uid}/x.txt`, 'x', 'text/plain', {})).status).toBe(403);
    expect((await fetch(address('users/other/x.txt'))).status).toBe(404);
  });

  it('count as creation over an existing file too, which the rules may forbid', async () => {
    const name = `users/${uid}/x.txt`;
    expect((await uploadMultipart(name, 'first', 'text/plain')).status).toBe(200);
    expect((await uploadMultipart(name, 'second', 'text/plain')).status).toBe(403);
    expect(await (await fetch(`${address(name)}?alt=media`)).text()).toBe('first');
  });

  it('are refused as malformed when the body is cut', async () => {
    const response = await fetch(uploadAddress(`users/${uid}/x`), {
      method: 'POST',
      headers: {
        authorization,
        'x-goog-upload-protocol': 'multipart',
        'content-type': 'multipart/related; boundary=XX',
      },
      body: '--XX\r\n\r\n{}\r\n--XX\r\n\r\nbytes without an end',
    });
    expect(response.status).toBe(400);
  });

  it('are refused with a bad credential', async () => {
    expect((await uploadMultipart('x', 'x', 'text/plain', { authorization: 'Firebase nonsense' })).status).toBe(401);
  });
});

describe('resumable uploads', () => {
  it('take chunks, tell how much came, and finish with the metadata', async () => {
    const name = `users/${uid}/film.mp4`;
    const url = (await startResumable(name, 10)).headers.get('x-goog-upload-url') ?? '';
    await command(url, 'upload', { 'x-goog-upload-offset': '0' }, '01234');
    const query = await command(url, 'query');
    expect(query.headers.get('x-goog-upload-size-received')).toBe('5');
    expect(query.headers.get('x-goog-upload-status')).toBe('active');
    expect((await command(url, 'upload', { 'x-goog-upload-offset': '3' }, 'xx')).status).toBe(400);
    const end = await command(url, 'upload, finalize', { 'x-goog-upload-offset': '5' }, '56789');
    expect(end.headers.get('x-goog-upload-status')).toBe('final');
    expect(await end.json()).toMatchObject({
      name,
      size: '10',
      contentType: 'video/mp4',
      md5Hash: 'eB5eJF1ptWaXm4bijSPyxw==',
    });
    expect((await command(url, 'query')).headers.get('x-goog-upload-status')).toBe('final');
  });

  it('are refused before any byte when the declared size breaks the rules', async () => {
    expect((await startResumable(`users/${uid}/film.mp4`, 2_000_000)).status).toBe(403);
  });

  it('are gone once cancelled', async () => {
    const url = (await startResumable(`users/${uid}/film.mp4`, 10)).headers.get('x-goog-upload-url') ?? '';
    expect((await command(url, 'cancel')).status).toBe(200);
    expect((await command(url, 'query')).status).toBe(404);
  });

  it('are judged by the bytes that really came', async () => {
    const url = (await startResumable(`users/${uid}/film.mp4`, 10)).headers.get('x-goog-upload-url') ?? '';
    const body = Buffer.alloc(1_000_001);
    expect((await command(url, 'upload, finalize', { 'x-goog-upload-offset': '0' }, body)).status).toBe(403);
    expect((await fetch(address(`users/${uid}/film.mp4`))).status).toBe(404);
  });
});

describe('downloads', () => {
  const put = (path: string, contentType: string) =>
    cloud.storage.put({ path, bytes: Buffer.from('0123456789'), contentType, downloadToken: 'tok' });

  it('serve byte ranges', async () => {
    await put('film.mp4', 'video/mp4');
    const ranged = (range: string) => fetch(`${address('film.mp4')}?alt=media`, { headers: { range } });
    const middle = await ranged('bytes=2-4');
    expect([middle.status, middle.headers.get('content-range'), await middle.text()]).toEqual([
      206,
      'bytes 2-4/10',
      '234',
    ]);
    expect(await (await ranged('bytes=-3')).text()).toBe('789');
    expect(await (await ranged('bytes=7-')).text()).toBe('789');
    const beyond = await ranged('bytes=10-');
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */10']);
    expect((await ranged('bytes=0-1,3-4')).status).toBe(200);
  });

  it('open private files only to the holder of the token', async () => {
    await put('private/a.pdf', 'application/pdf');
    expect((await fetch(`${address('private/a.pdf')}?alt=media`)).status).toBe(403);
    expect((await fetch(`${address('private/a.pdf')}?alt=media&token=wrong`)).status).toBe(403);
    expect((await fetch(`${address('private/a.pdf')}?alt=media&token=tok`)).status).toBe(200);
  });

  it.each([
    ['image/png', 'inline'],
    ['video/mp4', 'inline'],
    ['text/vtt', 'inline'],
    ['image/svg+xml', "attachment; filename*=UTF-8''fi%C8%99ier.x"],
    ['text/html; charset=utf-8', "attachment; filename*=UTF-8''fi%C8%99ier.x"],
  ])('serve %s as %s, never guessed', async (type, disposition) => {
    await put('d/fișier.x', type);
    const { headers } = await fetch(`${address('d/fișier.x')}?alt=media`);
    expect(headers.get('content-disposition')).toBe(disposition);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-type')).toBe(type);
  });
});

describe('files', () => {
  it('list in pages, folding folders', async () => {
    for (const name of ['a.txt', 'b/1', 'b/2', 'c.txt']) {
      await cloud.storage.put({ path: `users/${uid}/${name}`, bytes: Buffer.from('x'), contentType: 'text/plain' });
    }
    const page = async (token: string) => {
      const query = new URLSearchParams({ prefix: `users/${uid}/`, delimiter: '/', maxResults: '2', pageToken: token });
      const response = await fetch(`${cloud.url}/v0/b/${bucket}/o?${query}`, { headers: { authorization } });
      return (await response.json()) as { items: { name: string }[]; prefixes: string[]; nextPageToken: string };
    };
    const first = await page('');
    expect([first.items.map((item) => item.name), first.prefixes]).toEqual([
      [`users/${uid}/a.txt`],
      [`users/${uid}/b/`],
    ]);
    const second = await page(first.nextPageToken);
    expect(second.items).toEqual([{ name: `users/${uid}/c.txt`, bucket }]);
  });

  it('change their metadata, where null removes a value, and are deleted', async () => {
    const name = `users/${uid}/x.txt`;
    await uploadMultipart(name, 'x', 'text/plain');
    const patch = (body: unknown) =>
      fetch(address(name), { method: 'PATCH', headers: { authorization }, body: JSON.stringify(body) });
    const changed = await patch({ cacheControl: 'max-age=60', metadata: { owner: null, note: 'da' } });
    expect(await changed.json()).toMatchObject({
      cacheControl: 'max-age=60',
      metadata: { note: 'da' },
      metageneration: '2',
    });
    expect((await patch([])).status).toBe(400);
    expect((await fetch(address(name), { method: 'DELETE' })).status).toBe(403);
    expect((await fetch(address(name), { method: 'DELETE', headers: { authorization } })).status).toBe(204);
    expect((await fetch(address(name))).status).toBe(404);
  });
});

describe('the Cloud Storage API', () => {
  it('serves administrators and nobody in a browser', async () => {
    await cloud.storage.put({ path: 'private/a', bytes: Buffer.from('123456789'), contentType: 'text/plain' });
    const url = `${cloud.url}/b/${bucket}/o/private%2Fa`;
    expect(await (await fetch(url)).json()).toMatchObject({ crc32c: '4waSgw==', size: '9' });
    expect((await fetch(url, { headers: { origin: 'http://localhost:3000' } })).status).toBe(403);
    expect((await fetch(url, { headers: { authorization } })).status).toBe(403);
    expect((await fetch(`${url}/compose`, { method: 'POST' })).status).toBe(501);
  });

  it('takes resumable uploads', async () => {
    const start = await fetch(`${cloud.url}/upload/storage/v1/b/${bucket}/o?uploadType=resumable&name=r.bin`, {
      method: 'POST',
    });
    const url = start.headers.get('location') ?? '';
    const send = (range: string, body: string) =>
      fetch(url, { method: 'PUT', headers: { 'content-range': range }, body });
    const half = await send('bytes 0-2/*', 'abc');
    expect([half.status, half.headers.get('range')]).toEqual([308, 'bytes=0-2']);
    expect(await (await send('bytes 3-4/5', 'de')).json()).toMatchObject({ name: 'r.bin', size: '5' });
  });
});
