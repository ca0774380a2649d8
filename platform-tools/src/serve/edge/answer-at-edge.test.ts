import { createServer, get, type IncomingMessage, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createSiteServer } from '../create-site-server.ts';
import { SiteFiles } from '../files/site-files.ts';
import { answerAtEdge } from './answer-at-edge.ts';
import { EdgeCache, type FunctionAnswer } from './edge-cache.ts';

const TEXT = '<!doctype html>'.padEnd(5000, 'x');
const ETAG = '"e1"';
const RULES = [{ source: '**', headers: [{ key: 'X-Content-Type-Options', value: 'nosniff' }] }];

const cache = new EdgeCache();
cache.keep(
  '/courses?q=a',
  {
    status: 200,
    headers: {
      ...{ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, s-maxage=60', etag: ETAG },
      ...{ 'content-length': String(TEXT.length), connection: 'keep-alive' },
    },
    body: Buffer.from(TEXT),
  },
  { 'x-content-type-options': 'nosniff' },
);
const server: Server = createSiteServer(
  { target: 'shell', public: '', headers: RULES },
  new SiteFiles([{ at: '/', folder: '/nowhere' }]),
  {},
  cache,
);

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

async function ask(
  path: string,
  headers: OutgoingHttpHeaders = {},
  method = 'GET',
): Promise<IncomingMessage & { body: Buffer }> {
  const { port } = server.address() as AddressInfo;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, path, headers, method }, resolve).on('error', reject);
  });
  return Object.assign(answer, { body: await buffer(answer) });
}

describe('the edge', () => {
  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    [undefined, 'identity', (body: Buffer) => body],
  ])('sends what it keeps in %s', async (encoding, takes, unpacked) => {
    const { statusCode, headers, body } = await ask('/courses?q=a', { 'accept-encoding': takes });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      ...{ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, s-maxage=60', etag: ETAG },
      ...{ 'x-content-type-options': 'nosniff', vary: 'Accept-Encoding' },
    });
    expect(headers['content-encoding']).toBe(encoding);
    expect(unpacked(body).toString()).toBe(TEXT);
  });

  it('sends nothing again to whoever has it', async () => {
    const { statusCode, headers, body } = await ask('/courses?q=a', { 'if-none-match': ETAG });
    expect([statusCode, headers.etag, body.length]).toEqual([304, ETAG, 0]);
  });

  it.each([
    ['another address', '/courses', 'GET'],
    ['what is not only read', '/courses?q=a', 'POST'],
  ])('asks the site for %s', async (_what, address, method) => {
    expect((await ask(address, {}, method)).statusCode).toBe(404);
  });
});

describe('what has run out', () => {
  const answer = (cacheControl: string): FunctionAnswer => ({
    ...{ status: 200, headers: { 'cache-control': cacheControl }, body: Buffer.from('new') },
  });
  const KEPT = 'public, s-maxage=3';

  /** Twelve ask for a page that ran out, and the site answers the first `cacheControl` when all are there; resolves to how often it is asked. */
  async function timesAsked(cacheControl: string, headers: OutgoingHttpHeaders = {}): Promise<number> {
    const clock = { now: 0 };
    const edge = new EdgeCache(() => clock.now);
    edge.keep('/', answer(KEPT));
    clock.now = 3_000;
    const atEdge = answerAtEdge(edge);
    const waiting: (() => void)[] = [];
    let arrived = 0;
    let asked = 0;
    const site = createServer((request, response) => {
      arrived += 1;
      atEdge(request, response, () => {
        asked += 1;
        const end = () => {
          edge.keep('/', answer(cacheControl));
          response.writeHead(200).end('new');
        };
        if (arrived < 12) waiting.push(end);
        else end();
      });
      if (arrived === 12) for (const end of waiting.splice(0)) end();
    });
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    const { port } = site.address() as AddressInfo;
    const visits = Array.from({ length: 12 }, async () => {
      const shown = await new Promise<IncomingMessage>((resolve, reject) => {
        get({ port, headers }, resolve).on('error', reject).end();
      });
      return (await buffer(shown)).toString();
    });
    expect(new Set(await Promise.all(visits))).toEqual(new Set(['new']));
    site.close();
    site.closeAllConnections();
    return asked;
  }

  it('is asked for once, for all who want it', async () => {
    expect(await timesAsked(KEPT)).toBe(1);
  });

  it('is asked for by everybody where it may not be kept any more', async () => {
    expect(await timesAsked('no-cache')).toBe(12);
  });

  it('lets nobody wait for a request that sends something', async () => {
    expect(await timesAsked(KEPT, { 'content-length': '0' })).toBe(12);
  });
});
