import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSiteServer } from '../create-site-server.ts';
import { SiteFiles } from '../files/site-files.ts';
import { hostingSites } from './firebase-json.ts';
import { siteHeaders } from './site-headers.ts';

const ADDRESSES = [
  ...['/document.html', '/assets/a.1234abcd.js', '/assets/deep/b.css', '/builds/latest.json', '/builds/meta/b1.json'],
  ...['/builds/release/b1.json', '/sw.js', '/offline.html', '/manifest.en.webmanifest', '/platform/config.json'],
  ...['/platform/a/b.json', '/404.html', '/r/b1/page.js', '/current.json', '/courses/a b.html', '/en/.hidden/c.html'],
];
/** What no file is at, asked for as it stands here: a rewrite answers, as it does where a function's answer is kept. */
const REWRITES = [{ source: '!/nowhere', destination: '/document.html' }];
const ODD = ['/', '/none', '/assets//a.js', '//assets/a.js', '/assets/..%2fa', '/assets/none.js?at=/sw.js', '/a%5cb'];

const folder = mkdtempSync(path.join(tmpdir(), 'cursiv-headers-'));
for (const address of ADDRESSES) {
  mkdirSync(path.join(folder, path.dirname(address)), { recursive: true });
  writeFileSync(path.join(folder, address), 'x');
}
const servers: Server[] = [];

afterAll(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
  rmSync(folder, { recursive: true });
});

const ask = (server: Server, address: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    get({ port, path: address.replaceAll(' ', '%20') }, (answer) => resolve(answer.resume())).on('error', reject);
  });

describe.each(hostingSites())('the headers of $target, found once and kept', ({ headers, ...site }) => {
  const rules = headers.map((rule) => ({ ...rule, headers: [...rule.headers, { key: 'X-Seen', value: rule.source }] }));
  const names = rules.flatMap((rule) => rule.headers.map(({ key }) => key.toLowerCase()));
  const server = createSiteServer(
    { ...site, headers: rules, rewrites: REWRITES },
    new SiteFiles([{ at: '/', folder }]),
  );
  servers.push(server);
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));

  it.each([...ADDRESSES, ...ODD])('are those with which superstatic answers %s', async (address) => {
    const { statusCode = 0, headers: sent } = await ask(server, address);
    const asked = address.replaceAll(' ', '%20').split('?')[0] ?? '';
    const found = siteHeaders(rules, asked, statusCode);
    expect(sent).toMatchObject(found);
    // A file has its own type where no rule gives it one.
    const others = names.filter((name) => !(name in found) && name !== 'content-type');
    expect(others.filter((name) => name in sent)).toEqual([]);
  });
});

it('lets nobody keep a page that there is not, whatever the rules say of its path', () => {
  const rules = [{ source: '**', headers: [{ key: 'Cache-Control', value: 'public,max-age=31536000,immutable' }] }];
  expect(siteHeaders(rules, '/none', 200)['cache-control']).toContain('immutable');
  expect(siteHeaders(rules, '/none', 404)['cache-control']).toBe('no-store');
});
