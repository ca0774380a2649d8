import { lookup as systemLookup } from 'node:dns/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { AppError } from '@cursiv/shared-domain';
import { isPublicAddress } from './public-address.ts';

/** What of the world may be asked. */
export interface Outside {
  /** The addresses behind a host's name. */
  resolve(host: string): Promise<string[]>;
  isAllowed(address: string): boolean;
  ports: readonly string[];
  timeoutMs: number;
}

/** The open internet and nothing else. */
export const INTERNET: Outside = {
  resolve: async (host) => (await systemLookup(host, { all: true })).map(({ address }) => address),
  isAllowed: isPublicAddress,
  ports: ['', '80', '443'],
  timeoutMs: 8_000,
};

/** Who asks, and until when; with a body, something is handed over. */
interface Asking {
  method?: 'GET' | 'POST';
  headers: Record<string, string | number>;
  body?: Buffer;
  signal: AbortSignal;
}

/**
 * Asks a web address and resolves to the answer, its body still unread. The connection goes to an address that was checked just
 * before, so that no name leads into a network that is not public; redirects are the caller's, each asked in the same way.
 * Throws AppError `no-access` for what may not be asked.
 */
export async function askChecked(url: URL, outside: Outside, asking: Asking): Promise<IncomingMessage> {
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isWeb || url.username || url.password || !outside.ports.includes(url.port))
    throw new AppError('no-access', `${url.protocol} with port ${url.port}`);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const found = isIP(host) ? [host] : await outside.resolve(host);
  if (found.length === 0) throw new Error('no address');
  // One address inside is enough: which of them would be used is the other side's to choose.
  if (!found.every((each) => outside.isAllowed(each))) throw new AppError('no-access', host);
  return ask(url, found[0] as string, asking);
}

/** Asks exactly the checked address, under the name of the host. */
function ask(url: URL, address: string, { body, ...asking }: Asking): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const family = isIP(address);
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      {
        ...{ method: 'GET', agent: false, maxHeaderSize: 16_384, ...asking },
        lookup: (_host, options, done) =>
          options.all ? done(null, [{ address, family }]) : done(null, address, family),
      },
      resolve,
    );
    asked.on('error', reject);
    asked.end(body);
  });
}
