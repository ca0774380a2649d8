import type { PayloadSource } from '@cursiv/shared-platform';
import { functionAddress } from '../function-address.ts';
import { pageAddress } from '../payload/page-address.ts';

const TIME_OUT_MS = 3_000;
const PREFIX = '/payload';

/**
 * Pages' data as every browser gets it: requested over HTTP, without an account. A section's code chooses the address:
 * only pages' data exists there, and no other place may be asked.
 */
export const publicPayload: PayloadSource = async (address) => {
  const { origin, pathname, search } = new URL(address, 'http://site');
  if (origin !== 'http://site' || !pathname.startsWith(`${PREFIX}/`))
    throw new TypeError('pages ask for public data only');
  if (!pageAddress(pathname)) return Response.json(null, { status: 404 });
  const url = functionAddress('payload') + pathname.slice(PREFIX.length) + search;
  return fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIME_OUT_MS) });
};
