import type { IncomingMessage, ServerResponse } from 'node:http';
import onHeaders from 'on-headers';

/** No cache keeps a missing file, whatever the rules say of its path: when hosted, a 404 takes the headers of `/404.html`. */
export function keepNoFailure(_request: IncomingMessage, response: ServerResponse, next: () => void): void {
  // Listeners run in reverse order: the one registered first runs last.
  onHeaders(response, () => {
    if (response.statusCode === 404) response.setHeader('Cache-Control', 'no-store');
  });
  next();
}
