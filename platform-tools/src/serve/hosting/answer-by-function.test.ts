import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { CompressedAnswers } from '../edge/compressed-answers.ts';
import type { FunctionAnswer } from '../edge/edge-cache.ts';
import { SiteFiles } from '../files/site-files.ts';
import { answerByFunction } from './answer-by-function.ts';
import { rulesAt } from './rules-at.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'cursiv-functions-'));
mkdirSync(path.join(folder, 'inside'));
for (const file of ['sw.js', 'inside/index.html']) writeFileSync(path.join(folder, file), 'a file');

const target = (functionId: string) => ({ function: { functionId, region: 'us-central1' } });
const rulesOf = rulesAt({
  target: 'shell',
  public: folder,
  headers: [
    { source: '**', headers: [{ key: 'X-Frame-Options', value: 'DENY' }] },
    { source: '/en/**', headers: [{ key: 'X-Language', value: 'en' }] },
  ],
  rewrites: [
    { source: '/payload/**', ...target('payload') },
    { source: '/plain', destination: '/document.html' },
    { source: '!/@(assets)/**', ...target('page') },
  ],
});

/** Says which function was asked, under the status that the query names; nobody answers `?down`. */
const functions = {
  answerTo: async (
    { url = '' }: IncomingMessage,
    { function: { functionId } }: ReturnType<typeof target>,
  ): Promise<FunctionAnswer | undefined> =>
    url.endsWith('?down')
      ? undefined
      : {
          status: Number(url.split('?')[1] ?? 200),
          headers: { 'x-frame-options': 'ALLOW', etag: '"1"' },
          body: Buffer.from(functionId),
        },
};
const answer = answerByFunction(new SiteFiles([{ at: '/', folder }]), rulesOf, functions, new CompressedAnswers());

let server: Server;
beforeAll(async () => {
  server = createServer(
    (request, response) => void answer(request, response, () => response.end('left to superstatic')),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

async function ask(address: string) {
  const { port } = server.address() as AddressInfo;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, path: address }, resolve).on('error', reject);
  });
  return { headers: response.headers, status: response.statusCode, body: await text(response) };
}

describe('a function', () => {
  it.each([
    ['/payload/ro/index.json', 'payload'],
    ['/', 'page'],
    ['/courses?404', 'page'],
    ['/en/courses', 'page'],
  ])('answers %s, where the first rewrite for it names it: %s', async (address, functionId) => {
    expect((await ask(address)).body).toBe(functionId);
  });

  it('answers with the headers that the site has for the path, over its own', async () => {
    const { headers } = await ask('/en/courses');
    expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'x-language': 'en', etag: '"1"' });
    expect((await ask('/courses')).headers).not.toHaveProperty('x-language');
  });

  it('lets nobody keep a page that there is not', async () => {
    expect(await ask('/none?404')).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } });
  });

  it.each([
    '/sw.js',
    '/inside',
    '/inside/',
    '/plain',
    '/assets/none.js',
    '//courses',
    '/a/../b',
    '/%61',
    '/.x',
    '/courses?down',
  ])('is not the one to answer %s', async (address) => {
    expect((await ask(address)).body).toBe('left to superstatic');
  });
});
