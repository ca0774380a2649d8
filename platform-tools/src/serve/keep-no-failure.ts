import type { IncomingMessage, ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { FOR_A_FAILURE } from './hosting/site-headers.ts';

/** No cache keeps a missing file, whatever the rules say of its path. */
export function keepNoFailure(_request: IncomingMessage, response: ServerResponse, next: () => void): void {
  // Listeners run in reverse order: the one registered first runs last.
  onHeaders(response, () => {
    if (response.statusCode === 404) response.setHeader('Cache-Control', FOR_A_FAILURE['cache-control']);
  });
  next();
}
