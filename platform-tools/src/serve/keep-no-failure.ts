import type { IncomingMessage, ServerResponse } from 'node:http';
import onHeaders from 'on-headers';

/** What is not there is kept by no cache, whatever the rules say of its path: hosted, a 404 takes the headers of `/404.html`. */
export function keepNoFailure(_request: IncomingMessage, response: ServerResponse, next: () => void): void {
  // The listener of who comes first runs last.
  onHeaders(response, () => {
    if (response.statusCode === 404) response.setHeader('Cache-Control', 'no-store');
  });
  next();
}
