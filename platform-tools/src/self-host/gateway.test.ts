import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import { type AddressInfo, BlockList } from 'node:net';
import { clientOf } from '../serve/hosting/client-address.ts';
import { createGateway } from './gateway.ts';

interface Heard {
  url: string | undefined;
  headers: IncomingHttpHeaders;
  client: string | undefined;
}

const open: Server[] = [];
let heard: Heard[];

/** A server that says where a request came. */
const saying = (name: string) =>
  createServer((incoming, response) => {
    heard.push({ url: incoming.url, headers: incoming.headers, client: clientOf(incoming) });
    response.end(name);
  });

async function listening(server: Server): Promise<number> {
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

async function start(trusted?: string): Promise<number> {
  const proxies = new BlockList();
  if (trusted) proxies.addAddress(trusted);
  const sites = new Map([
    ['school.example', saying('site')],
    ['mf-public.school.example', saying('section')],
  ]);
  const cloud = { host: 'cloud.school.example', port: await listening(saying('cloud')) };
  return listening(createGateway({ siteOrigin: 'https://school.example', sites, cloud, proxies }));
}

function ask(port: number, path: string, headers: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers }, (response) => {
      let text = `${response.statusCode} `;
      response.on('data', (part) => (text += part)).on('end', () => resolve(text.trim()));
    });
    asked.on('error', reject).end();
  });
}

beforeEach(() => {
  heard = [];
});
afterEach(() => {
  for (const server of open.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

describe('the gateway', () => {
  it('leads by the name that is asked for, and knows no other', async () => {
    const port = await start();
    const named = (host: string) => ask(port, '/', { host });
    expect(await named('school.example')).toBe('200 site');
    expect(await named('MF-public.school.example')).toBe('200 section');
    expect(await named('cloud.school.example')).toBe('200 cloud');
    expect(await named('evil.example')).toBe('421');
    expect(await named('localhost:3010')).toBe('421');
  });

  it.each([
    '/payload/../../../../emulator/v1/requests',
    '/payload/%2e%2e/%2e%2e/emulator/v1/requests',
    '/x\\..\\emulator/v1/requests',
  ])('takes the ways out of %s away', async (path) => {
    await ask(await start(), path, { host: 'school.example' });
    expect(heard[0]?.url).toBe('/emulator/v1/requests');
  });

  it('takes no credential to the site’s own functions, and none away from the backend', async () => {
    const port = await start();
    await ask(port, '/', { host: 'school.example', authorization: 'Bearer owner', 'x-forwarded-host': 'evil.example' });
    await ask(port, '/', { host: 'cloud.school.example', authorization: 'Bearer owner' });
    expect(heard.map(({ headers }) => headers.authorization)).toEqual([undefined, 'Bearer owner']);
    expect(heard[0]?.headers).not.toHaveProperty('x-forwarded-host');
  });

  it('knows the site’s own pages, which the backend could not tell from those of others', async () => {
    const port = await start();
    for (const origin of ['https://school.example', 'https://evil.example'])
      await ask(port, '/', { host: 'school.example', origin });
    expect(heard.map(({ headers }) => headers.origin)).toEqual([undefined, 'https://evil.example']);
  });

  it('believes a client’s address only from a proxy that it trusts, and its last word', async () => {
    const said = { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' };
    for (const trusted of [undefined, '127.0.0.1']) {
      const port = await start(trusted);
      await ask(port, '/', { host: 'school.example', ...said });
      await ask(port, '/', { host: 'cloud.school.example', ...said });
    }
    expect(heard.map(({ client, headers }) => headers['x-forwarded-for'] ?? client)).toEqual([
      ...['127.0.0.1', '127.0.0.1'],
      ...['203.0.113.9', '203.0.113.9'],
    ]);
  });
});
