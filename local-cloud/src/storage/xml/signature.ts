import { createHash, createPublicKey, createVerify } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { HttpError } from '../../http/http-error.ts';
import { SIGNATURE } from '../../http/is-signed.ts';
import { header } from '../api/storage-call.ts';

const ALGORITHM = 'GOOG4-RSA-SHA256';

/**
 * Checks that the owner of the key has signed this request (V4): its method, path, parameters and signed headers; a player
 * may add a range, which no signature covers. Throws 400 and 403, as Cloud Storage does.
 */
export function checkSignature(request: IncomingMessage, url: URL, serviceKey: string, now: Date): void {
  const query = url.searchParams;
  const names = (query.get('X-Goog-SignedHeaders') ?? '').split(';');
  const parameters = [...query]
    .filter(([key]) => key !== SIGNATURE)
    .map(([key, value]) => `${encoded(key)}=${encoded(value)}`)
    .toSorted();
  const headers = names.map((name) => `${name}:${signedValue(request, url, name)}\n`).join('');
  // Who may read may ask about it, too.
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const parts = [method, url.pathname, parameters.join('&'), headers, names.join(';'), 'UNSIGNED-PAYLOAD'];
  const scope = (query.get('X-Goog-Credential') ?? '').split('/').slice(1).join('/');
  const signed = [ALGORITHM, query.get('X-Goog-Date') ?? '', scope, hashOf(parts.join('\n'))].join('\n');
  const signature = Buffer.from(query.get(SIGNATURE) ?? '', 'hex');
  const isOurs = createVerify('RSA-SHA256').update(signed).verify(createPublicKey(serviceKey), signature);
  if (!isOurs || !names.includes('host'))
    throw new HttpError(403, 'SIGNATURE_DOES_NOT_MATCH', 'The signature of the address does not match the request.');
  const unsigned = Object.keys(request.headers).find((name) => name.startsWith('x-goog-') && !names.includes(name));
  if (unsigned !== undefined) throw malformed(`The header ${unsigned} is not signed.`);
  checkTime(query, now);
}

/** Clients sign the host without its port. */
function signedValue(request: IncomingMessage, url: URL, name: string): string {
  if (name === 'host') return url.hostname;
  const value = header(request, name);
  if (value === undefined) throw malformed(`The signed header ${name} is missing.`);
  return value.trim().replace(/\s{2,}/g, ' ');
}

function checkTime(query: URLSearchParams, now: Date): void {
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(query.get('X-Goog-Date') ?? '') ?? [];
  const [year = 0, month = 1, day, hour, minute, second] = parts.map(Number);
  const from = Date.UTC(year, month - 1, day, hour, minute, second);
  const until = from + Number(query.get('X-Goog-Expires')) * 1000;
  if (!(now.getTime() < until)) throw new HttpError(400, 'EXPIRED_TOKEN', 'The address has ended.');
}

const malformed = (message: string) => new HttpError(400, 'MALFORMED_SECURITY_HEADER', message);

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
