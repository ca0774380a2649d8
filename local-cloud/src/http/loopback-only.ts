import type { IncomingHttpHeaders } from 'node:http';
import { HttpError } from './http-error.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1']);

/**
 * Refuses requests that a page from elsewhere made the browser send: a Host that is not loopback (DNS rebinding) and an
 * Origin that is not loopback (any site can reach 127.0.0.1). Throws HttpError 403.
 */
export function requireLoopback(headers: IncomingHttpHeaders): void {
  if (!isLoopbackUrl(`http://${headers.host ?? ''}`)) {
    throw new HttpError(403, 'PERMISSION_DENIED', 'local-cloud answers only on localhost and 127.0.0.1.');
  }
  if (headers.origin !== undefined && !isLoopbackUrl(headers.origin)) {
    throw new HttpError(403, 'PERMISSION_DENIED', `Pages of ${headers.origin} may not use local-cloud.`);
  }
}

function isLoopbackUrl(text: string): boolean {
  return URL.canParse(text) && LOOPBACK.has(new URL(text).hostname);
}
