import type { IncomingHttpHeaders } from 'node:http';
import { HttpError } from '../http/http-error.ts';

/**
 * Refuses what a page other than the window's own made the browser send, also one on another port of this machine.
 * Browsers put an Origin on every POST and Sec-Fetch-Site on every request; tools that send neither may pass. Throws
 * HttpError 403.
 */
export function requireOwnPage({ origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders): void {
  const isOwn = origin === undefined ? site === undefined || site === 'same-origin' : origin === `http://${host}`;
  if (!isOwn) throw new HttpError(403, 'PERMISSION_DENIED', "Only the window's own pages may do this.");
}
