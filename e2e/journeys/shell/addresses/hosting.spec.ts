import { expect, test } from '../../../support/test.ts';

const SHELL = 'http://localhost:3000';
const SECTION = 'http://localhost:3001';
const YEAR = 'public,max-age=31536000,immutable';

test('a document is asked for again each time and says what a page may do', async ({ request }) => {
  for (const path of ['/', '/en/courses', '/dashboard']) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).not.toContain('immutable');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(headers['permissions-policy']).toContain('camera=()');
    // A promise of https does not belong on an address without it.
    expect(headers['strict-transport-security']).toBeUndefined();
  }
});

test('hashed files are kept for a year, compressed, and what points to them is not', async ({ request }) => {
  const { stable } = await (await request.get(`${SECTION}/current.json`)).json();
  const release = `${SECTION}/r/${stable.buildId}/`;
  const { manifest } = await (await request.get(`${release}release.json`)).json();
  const shellScript = /href="(\/assets\/shell\.[^"]+\.js)"/.exec(await (await request.get('/')).text())?.[1];
  for (const address of [release + manifest.metaData.remoteEntry.name, `${release}release.json`, SHELL + shellScript]) {
    const headers = (await request.get(address, { headers: { 'Accept-Encoding': 'gzip, br' } })).headers();
    expect(headers['cache-control'], address).toBe(YEAR);
    expect(headers['content-encoding'], address).toBe('br');
    expect(headers['x-content-type-options'], address).toBe('nosniff');
  }
  for (const address of [`${SECTION}/current.json`, `${SHELL}/builds/latest.json`, `${SHELL}/platform/registry.json`]) {
    expect((await request.get(address)).headers()['cache-control'], address).toBe('no-cache');
  }
  const gzip = await request.get(`${release}release.json`, { headers: { 'Accept-Encoding': 'gzip' } });
  expect(gzip.headers()['content-encoding']).toBe('gzip');
});

test('a file that has not changed is not sent again', async ({ request }) => {
  for (const address of [`${SECTION}/current.json`, `${SHELL}/platform/registry.json`]) {
    const { etag = '' } = (await request.get(address)).headers();
    const again = await request.get(address, { headers: { 'If-None-Match': etag } });
    expect(again.status(), address).toBe(304);
    expect((await again.body()).length).toBe(0);
    expect((await request.get(address, { headers: { 'If-None-Match': '"other"' } })).status()).toBe(200);
  }
});

test("sections' files may be read by any site and are of no use to search engines", async ({ request }) => {
  const headers = (await request.get(`${SECTION}/current.json`)).headers();
  expect(headers['access-control-allow-origin']).toBe('*');
  expect(headers['x-robots-tag']).toBe('noindex');
  expect((await request.get('/')).headers()['x-robots-tag']).toBeUndefined();
});

test('a missing file is a 404 that nobody keeps, never a document', async ({ request }) => {
  const missing = [
    '/assets/shell.00000000.js',
    '/builds/meta/none.json',
    '/platform/none.json',
    `${SECTION}/r/none/remoteEntry.js`,
    `${SECTION}/`,
    `${SECTION}/courses`,
    `${SECTION}/..%2fpackage.json`,
  ];
  for (const address of missing) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(404);
    expect(answer.headers()['content-type'], address).toContain('text/plain');
    expect(answer.headers()['cache-control'], address).toBe('no-store');
  }
});

test('an unknown page is a 404 with a document', async ({ request }) => {
  for (const path of ['/nope', '/en/nope', '/courses/a/b/c']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(answer.headers()['content-type'], path).toContain('text/html');
    expect(answer.headers()['cache-control'], path).toBe('no-store');
  }
});

test("a page's data comes from its function, with the function's own headers", async ({ request }) => {
  const answer = await request.get('/payload/ro/courses.json');
  expect(answer.headers()['cache-control']).toContain('s-maxage=3');
  expect((await answer.json()).courses.length).toBeGreaterThan(0);
  expect((await request.get('/payload/ro/none.json')).status()).toBe(404);
});
