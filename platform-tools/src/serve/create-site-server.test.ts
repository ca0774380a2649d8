import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createSiteServer } from './create-site-server.ts';
import { SiteFiles } from './files/site-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'cursiv-site-'));
mkdirSync(path.join(folder, 'files'));
const put = (name: string, text: string) => writeFileSync(path.join(folder, 'files', name), text);
put('404.html', 'Not Found');
put('current.json', '{"n":1}');
put('big.js', 'x'.repeat(5000));
put('document.html', '<!doctype html>');
writeFileSync(path.join(folder, 'secret'), 'secret');

let server: Server;
let origin: string;

beforeAll(async () => {
  const site = {
    target: 'shell',
    public: folder,
    headers: [{ source: '**', headers: [{ key: 'Cache-Control', value: 'immutable' }] }],
    rewrites: [
      { source: '/payload/**', function: { functionId: 'payload', region: 'us-central1' } },
      { source: '!/@(assets)/**', function: { functionId: 'page', region: 'us-central1' } },
    ],
  };
  const files = new SiteFiles([{ at: '/', folder: path.join(folder, 'files') }]);
  server = createSiteServer(site, files, { page: () => ({ file: '/document.html', status: 200 }) });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

describe('a site as hosting serves it', () => {
  it('sends a file that was changed, with another ETag', async () => {
    const first = await fetch(`${origin}/current.json`);
    const etag = first.headers.get('etag') ?? '';
    expect(await first.json()).toEqual({ n: 1 });
    expect((await fetch(`${origin}/current.json`, { headers: { 'If-None-Match': etag } })).status).toBe(304);
    put('current.json', '{"n":22}');
    const again = await fetch(`${origin}/current.json`, { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(200);
    expect(await again.json()).toEqual({ n: 22 });
  });

  it('compresses what is worth it', async () => {
    const answer = await fetch(`${origin}/big.js`, { headers: { 'Accept-Encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect((await answer.text()).length).toBe(5000);
  });

  it('sends code at the highest compression, and uncompressed to clients that cannot read that', async () => {
    const text = Array.from({ length: 3000 }, (_, index) => `call(${index * 7919})`).join(';');
    put('code.0123abcd.js', text);
    const small = await fetch(`${origin}/code.0123abcd.js`, { headers: { 'Accept-Encoding': 'br' } });
    expect(small.headers.get('content-encoding')).toBe('br');
    expect(Number(small.headers.get('content-length'))).toBe(brotliCompressSync(text).length);
    expect(await small.text()).toBe(text);
    const plain = await fetch(`${origin}/code.0123abcd.js`, { headers: { 'Accept-Encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(text);
  });

  it.each(['/assets/none.js', '/assets/%00', '/assets/%'])(
    'has nothing at %s, and lets nobody keep that',
    async (address) => {
      const answer = await fetch(origin + address);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    },
  );

  it.each(['/..%2fsecret', '/assets/..%2f..%2fsecret', '/%2e%2e/secret', '/..%5csecret'])(
    'does not leave its folder at %s',
    async (address) => {
      expect(await (await fetch(origin + address)).text()).not.toContain('secret');
    },
  );

  it.each(['//x:99999/', '//', '/\\x', '/courses?//x:99999/'])('takes the address %s as it is', async (asked) => {
    const { port } = server.address() as AddressInfo;
    const [answer] = await once(get({ port, path: asked, headers: { 'If-None-Match': '"x"' } }), 'response');
    expect(answer.resume().statusCode).toBe(200);
  });

  it('answers a page with the plain document and data with "offline" while no function answers', async () => {
    expect(await (await fetch(`${origin}/courses`)).text()).toBe('<!doctype html>');
    const data = await fetch(`${origin}/payload/ro/index.json`);
    expect(data.status).toBe(503);
    expect(await data.json()).toEqual({ error: { code: 'offline' } });
  });
});
