import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type BlockList, isIPv6 } from 'node:net';
import { pipeline } from 'node:stream';
import { tellClient } from '../serve/hosting/client-address.ts';

interface GatewayOptions {
  siteOrigin: string;
  /** The servers of the site's origins by their host names, none of them listening. */
  sites: ReadonlyMap<string, Server>;
  /** The host name of the backend, and the port of this machine where it serves strangers. */
  cloud: { host: string; port: number };
  /** Whose `X-Forwarded-For` is believed. */
  proxies: BlockList;
}

/** The one server that the network reaches: it leads each request to the part of the site that its Host names. */
export function createGateway({ siteOrigin, sites, cloud, proxies }: GatewayOptions): Server {
  return createServer((request, response) => {
    const client = clientBehind(request, proxies);
    const address = plainAddress(request.url);
    const host = hostOf(request);
    const site = sites.get(host);
    if (address === undefined || (!site && host !== cloud.host)) {
      response.writeHead(address === undefined ? 400 : 421, { 'content-type': 'text/plain' }).end();
      return;
    }
    request.url = address;
    if (!site) return passOn(request, response, cloud.port, client);
    // The site's own addresses know nobody by a token: who comes with one meets functions without it.
    for (const name of ['authorization', 'x-forwarded-for', 'x-forwarded-host']) delete request.headers[name];
    // The backend takes nothing from pages of other sites: here alone is it known that a page is one of this site.
    if (request.headers.origin === siteOrigin) delete request.headers.origin;
    tellClient(request, client);
    site.emit('request', request, response);
  });
}

/** The host that is asked for. The site's own functions ask this machine by its address, and say the host beside it. */
const hostOf = ({ headers }: IncomingMessage): string =>
  String(headers['x-inside-host'] ?? headers.host ?? '').toLowerCase();

/** A request's address without `..`, which could lead out of a function's address; undefined when it is none. */
function plainAddress(url = '/'): string | undefined {
  if (!url.startsWith('/') || !URL.canParse(`http://site${url}`)) return undefined;
  const { pathname, search } = new URL(`http://site${url}`);
  return pathname + search;
}

/** The client's address: what a trusted proxy says at the end of its header, else whoever connected. */
function clientBehind({ socket, headers }: IncomingMessage, proxies: BlockList): string {
  const connected = socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
  if (!proxies.check(connected, isIPv6(connected) ? 'ipv6' : 'ipv4')) return connected;
  const said = [headers['x-forwarded-for']].flat().join(',').split(',').at(-1)?.trim();
  return said || connected;
}

function passOn(request: IncomingMessage, response: ServerResponse, port: number, client: string): void {
  const headers = { ...request.headers, 'x-forwarded-for': client };
  const upstream = httpRequest({ host: '127.0.0.1', port, method: request.method, path: request.url, headers });
  upstream.once('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    response.flushHeaders();
    pipeline(answer, response, () => {});
  });
  upstream.once('error', () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end();
  });
  response.once('close', () => upstream.destroy());
  request.pipe(upstream);
}
