import { createHash, createPublicKey, createVerify } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { HttpError } from '../../http/http-error.ts';
import { SIGNATURE } from '../../http/is-signed.ts';
import { checkBucketName, decodePathPart } from '../objects/object-name.ts';
import { sendMedia } from './send-media.ts';
import { objectNotFound, type StorageContext, unsupported } from './storage-call.ts';

const ALGORITHM = 'GOOG4-RSA-SHA256';

/**
 * `/<bucket>/<name>?X-Goog-…`: opens the file to anybody who has the address, until it expires. Throws 400 and 403, as
 * Cloud Storage does.
 */
export async function openSigned(
  { files, objects, serviceKey, now }: StorageContext,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const { method = 'GET' } = request;
  if ((method !== 'GET' && method !== 'HEAD') || serviceKey === '')
    throw unsupported(`${method} with a signed address`);
  checkSignature(url, serviceKey);
  checkTime(url.searchParams, now());
  const [, bucket = '', ...rest] = url.pathname.split('/').map(decodePathPart);
  const name = rest.join('/');
  const object = objects.get(checkBucketName(bucket), name);
  if (!object) throw objectNotFound(bucket, name);
  await sendMedia(object, files.path(object.file), request, response);
}

/**
 * The signature covers a GET of this path on this host with these parameters; a player may add a range, which it does
 * not cover.
 */
function checkSignature(url: URL, serviceKey: string): void {
  const query = url.searchParams;
  const parameters = [...query]
    .filter(([key]) => key !== SIGNATURE)
    .map(([key, value]) => `${encoded(key)}=${encoded(value)}`)
    .toSorted();
  const asked = ['GET', url.pathname, parameters.join('&'), `host:${url.hostname}\n`, 'host', 'UNSIGNED-PAYLOAD'];
  const scope = (query.get('X-Goog-Credential') ?? '').split('/').slice(1).join('/');
  const signed = [ALGORITHM, query.get('X-Goog-Date') ?? '', scope, hashOf(asked.join('\n'))].join('\n');
  const signature = Buffer.from(query.get(SIGNATURE) ?? '', 'hex');
  if (!createVerify('RSA-SHA256').update(signed).verify(createPublicKey(serviceKey), signature))
    throw new HttpError(403, 'SIGNATURE_DOES_NOT_MATCH', 'The signature of the address does not match it.');
}

function checkTime(query: URLSearchParams, now: Date): void {
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(query.get('X-Goog-Date') ?? '') ?? [];
  const [year = 0, month = 1, day, hour, minute, second] = parts.map(Number);
  const from = Date.UTC(year, month - 1, day, hour, minute, second);
  const until = from + Number(query.get('X-Goog-Expires')) * 1000;
  if (!(now.getTime() < until)) throw new HttpError(400, 'EXPIRED_TOKEN', 'The address has ended.');
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
