import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { isPublicAddress } from '../outside/public-address.ts';
import { pushTo } from './push-service.ts';
import { PushedBrowser } from './testing/pushed-browser.ts';
import { vapidOf } from './vapid.ts';

const PRIVATE_KEY = Buffer.alloc(32, 7).toString('base64url');
const MESSAGE = {
  id: 'booking.confirmed__b1',
  title: 'Clara a confirmat',
  link: '/dashboard/bookings',
  locale: 'ro',
} as const;
const vapid = vapidOf(PRIVATE_KEY, 'https://cursiv.test') as NonNullable<ReturnType<typeof vapidOf>>;

let server: Server;
let origin = '';
const came: { headers: IncomingHttpHeaders; body: Buffer }[] = [];
beforeAll(async () => {
  server = createServer(async (request, answer) => {
    came.push({ headers: request.headers, body: await buffer(request) });
    const status = Number(request.url?.slice(1));
    if (status === 0) request.socket.destroy();
    else answer.writeHead(status, status === 302 ? { location: '/201' } : {}).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  came.length = 0;
});

const browser = new PushedBrowser();
const push = (endpoint: string, local = [origin]) =>
  pushTo(
    {
      resolve: async (host) => (host === 'inside.test' ? ['10.0.0.1'] : []),
      ...{ isAllowed: isPublicAddress, ports: ['', '443'], local, timeoutMs: 2_000 },
    },
    vapid,
    { endpoint, keys: browser.keys },
    MESSAGE,
  );

describe('a message to a push service', () => {
  it('is read by the browser alone, and says who sends it', async () => {
    expect(await push(`${origin}/201`)).toEqual({ outcome: 'sent' });
    const [message] = came;
    expect(message?.headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' });
    expect(message?.headers.authorization).toMatch(new RegExp(`^vapid t=[\\w.-]+, k=${vapid.publicKey}$`));
    expect(message?.body.toString('latin1')).not.toContain('Clara');
    expect(JSON.parse(browser.read(message?.body ?? Buffer.alloc(0)))).toEqual(MESSAGE);
    expect(() => new PushedBrowser().read(message?.body ?? Buffer.alloc(0))).toThrow();
  });

  it.each([
    ['200', 'sent'],
    ['404', 'gone'],
    ['410', 'gone'],
    ['429', 'later'],
    ['503', 'later'],
    ['403', 'refused'],
    ['413', 'refused'],
    // Nobody knows whether it was taken.
    ['0', 'unclear'],
  ])('that is answered by %s is %s', async (status, outcome) => {
    expect(await push(`${origin}/${status}`)).toMatchObject({ outcome });
    expect(came).toHaveLength(1);
  });

  it('follows no redirect', async () => {
    expect(await push(`${origin}/302`)).toMatchObject({ outcome: 'refused' });
    expect(came).toHaveLength(1);
  });

  it('is kept for later while nobody can be reached', async () => {
    expect(await push('http://127.0.0.1:9/x', ['http://127.0.0.1:9'])).toMatchObject({ outcome: 'later' });
  });

  it.each([
    'https://127.0.0.1/x',
    'https://inside.test/x',
    'https://[::1]/x',
    'https://8.8.8.8:22/x',
    'http://8.8.8.8/x',
  ])('never goes to %s', async (address) => {
    expect(await push(address, [])).toMatchObject({ outcome: 'refused' });
  });
});

describe('the keys of the site', () => {
  it.each(['', 'none', PRIVATE_KEY.slice(1)])('are none for %j', (key) => {
    expect(vapidOf(key, 'https://cursiv.test')).toBeUndefined();
  });
});
