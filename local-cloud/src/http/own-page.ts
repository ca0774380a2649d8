import type { IncomingHttpHeaders } from 'node:http';
import { HttpError } from './http-error.ts';

/**
 * Refuses what a page other than the console's own made the browser send, also one on another port of this machine.
 * Browsers put an Origin on every POST and Sec-Fetch-Site on every request; tools that send neither may pass. Throws
 * HttpError 403.
 */
export function requireOwnPage({ origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders): void {
  const isOwn = origin === undefined ? site === undefined || site === 'same-origin' : origin === `http://${host}`;
  if (!isOwn) throw new HttpError(403, 'PERMISSION_DENIED', "Only the console's own pages may do this.");
}

/**
 * Refuses what the script of another page would read, also of one on another port of this machine. A person may come from
 * anywhere by a link or an address typed: the page they leave sees nothing of it. Throws HttpError 403.
 */
export function requireOwnReader(headers: IncomingHttpHeaders): void {
  const { origin, 'sec-fetch-site': site, 'sec-fetch-mode': mode } = headers;
  const isVisit = mode === 'navigate' || site === 'none';
  if (origin !== undefined || !isVisit) requireOwnPage(headers);
}
