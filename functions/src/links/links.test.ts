import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AppError } from '@cursiv/shared-domain';
import { body, writtenDraft } from '../courses/testing/written-draft.ts';
import { isPublicAddress } from '../outside/public-address.ts';
import { memoryStore } from '../store/memory-store.ts';
import { checkLinks } from './check-links.ts';
import { lookAt } from './look-at.ts';
import { isOwnPage } from './own-page.ts';

describe('an address', () => {
  it.each([
    ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
    ...['224.0.0.1', '255.255.255.255', '198.18.0.1', '::1', '::', 'fe80::1', 'fc00::1', 'fd12::1', 'ff02::1'],
    ...['::ffff:127.0.0.1', '::ffff:10.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1', '2001::1', 'x'],
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['8.8.8.8', '93.184.216.34', '2606:4700::1111'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

describe('a look at a link', () => {
  let server: Server;
  let port = '';
  const asked: string[] = [];
  const answers: Record<string, RequestListener> = {
    '/fine': (_, answer) => answer.end('x'.repeat(10_000_000)),
    '/away': (_, answer) => answer.writeHead(302, { location: '/fine' }).end(),
    '/round': (_, answer) => answer.writeHead(302, { location: '/round' }).end(),
    '/inside': (_, answer) => answer.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
    '/named-inside': (_, answer) => answer.writeHead(302, { location: `http://inside.test:${port}/fine` }).end(),
    '/file': (_, answer) => answer.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    '/members': (_, answer) => answer.writeHead(403).end(),
    '/gone': (_, answer) => answer.writeHead(404).end(),
    '/broken': (_, answer) => answer.writeHead(503).end(),
    '/silent': () => undefined,
  };
  beforeAll(async () => {
    server = createServer((request, answer) => {
      asked.push(`${request.headers.host}${request.url}`);
      answers[request.url ?? '']?.(request, answer);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    port = String((server.address() as AddressInfo).port);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    asked.length = 0;
  });

  /** Only `site.test` is of the open internet here; it is this test's own server. */
  const look = (path: string, host = 'site.test') =>
    lookAt(`http://${host}:${port}${path}`, {
      resolve: async (name) => (name === 'site.test' ? ['127.0.0.1'] : name === 'inside.test' ? ['10.0.0.1'] : []),
      isAllowed: (address) => address === '127.0.0.1',
      ports: [port],
      timeoutMs: 500,
    });

  it.each([
    ['/fine', 'fine'],
    ['/away', 'fine'],
    ['/members', 'fine'],
    ['/gone', 'gone'],
    ['/round', 'gone'],
    ['/broken', 'silent'],
    ['/silent', 'silent'],
    ['/inside', 'closed'],
    ['/named-inside', 'closed'],
    ['/file', 'closed'],
  ])('%s is %s', async (path, state) => {
    expect(await look(path)).toBe(state);
  });

  it('asks nothing of a network that is not public', async () => {
    expect(await look('/fine', 'inside.test')).toBe('closed');
    for (const host of ['localhost', '127.0.0.1', '0x7f.1', '2130706433', '[::1]', '[::ffff:127.0.0.1]'])
      expect(['closed', 'silent']).toContain(await lookAt(`http://${host}/`));
    expect(await lookAt('http://user:secret@site.test/')).toBe('closed');
    expect(await lookAt('http://site.test:22/')).toBe('closed');
    expect(asked).toEqual([]);
  });

  it('is silent about a name that nobody has', async () => {
    expect(await look('/fine', 'nobody.test')).toBe('silent');
  });
});

describe('the links of a course', () => {
  const now = new Date('2026-11-22T10:00:00Z');
  const world = () => {
    const documents = writtenDraft();
    documents.set(
      ...(body('l1', 'ro', '[a](https://exemplu.ro) [b](/courses/gone) [c](https://cursiv.test/en/courses)') as [
        string,
        Record<string, unknown>,
      ]),
    );
    return { documents, store: memoryStore(documents) };
  };
  const check = ({ store }: ReturnType<typeof world>, uid: string) =>
    checkLinks(
      store,
      { courseId: 'c1' },
      { uid, hasVerifiedEmail: true },
      'https://cursiv.test',
      now,
      async () => 'gone',
    );

  it('are looked at, pages of this site in the database, and what came of it is kept', async () => {
    const there = world();
    const links = [
      { address: 'https://exemplu.ro', state: 'gone' },
      { address: '/courses/gone', state: 'gone' },
      { address: 'https://cursiv.test/en/courses', state: 'fine' },
    ];
    expect(await check(there, 'ana')).toEqual({ links });
    expect(there.documents.get('linkChecks/c1')).toEqual({ ownerUid: 'ana', checkedAt: now, links });
    await expect(check(there, 'root')).resolves.toBeDefined();
    there.documents.set('users/barred', { isAdmin: true, status: 'suspended' });
    await expect(check(there, 'barred')).rejects.toThrow(AppError);
    await expect(check(there, 'vera')).rejects.toThrow(AppError);
  });

  it.each([
    ['/', true],
    ['/en', true],
    ['/en/help?x=1#y', true],
    ['/courses/', true],
    ['/courses/live', true],
    ['/courses/hidden', false],
    ['/courses/%E0%A4%A', false],
    ['/nothing', false],
  ])('a page of this site: %s', async (path, isThere) => {
    const documents = new Map([
      ['courses/live', { status: 'unlisted' }],
      ['courses/hidden', { status: 'suspended' }],
    ]);
    expect(await isOwnPage(memoryStore(documents), path)).toBe(isThere);
  });
});
