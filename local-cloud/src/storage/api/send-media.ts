import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { sendStatus } from '../../http/send.ts';
import { mayShowInline } from '../objects/safe-types.ts';
import type { StoredObject } from '../objects/stored-object.ts';

/** Sends a file's bytes: all of them, or the one requested range (206; 416 beyond the end). */
export async function sendMedia(
  object: StoredObject,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  setMediaHeaders(object, response);
  if (request.headers['if-none-match'] === object.etag) return sendStatus(response, 304);
  const range = parseRange(request.headers.range, object.size);
  if (range === 'unsatisfiable') {
    response.setHeader('Content-Range', `bytes */${object.size}`);
    return sendStatus(response, 416);
  }
  const { start, end } = range ?? { start: 0, end: object.size - 1 };
  if (range) response.setHeader('Content-Range', `bytes ${start}-${end}/${object.size}`);
  response.statusCode = range ? 206 : 200;
  response.setHeader('Content-Length', end - start + 1);
  if (request.method === 'HEAD' || object.size === 0) return response.end();
  try {
    await pipeline(createReadStream(path, { start, end }), response);
  } catch (error) {
    // Players drop a response as soon as they have enough.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}

function setMediaHeaders(object: StoredObject, response: ServerResponse): void {
  const inline = mayShowInline(object.contentType);
  response.setHeader('Content-Type', object.contentType);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Content-Disposition', inline ? (object.contentDisposition ?? 'inline') : attachment(object));
  if (!inline) response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
  response.setHeader('Accept-Ranges', 'bytes');
  response.setHeader('Cache-Control', object.cacheControl ?? 'private, max-age=0');
  response.setHeader('ETag', object.etag);
  response.setHeader('x-goog-generation', object.generation);
  response.setHeader('x-goog-hash', `crc32c=${object.crc32c},md5=${object.md5Hash}`);
}

/** Saved, never shown, under the file's original name if it has one. */
function attachment({ name, contentDisposition = '' }: StoredObject): string {
  const [given] = /filename\*=UTF-8''[\w.~%-]+/.exec(contentDisposition) ?? [];
  if (given !== undefined) return `attachment; ${given}`;
  const file = name.split('/').at(-1) ?? '';
  const encoded = encodeURIComponent(file).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`);
  return `attachment; filename*=UTF-8''${encoded}`;
}

/** A single byte range. Anything else (several ranges, another unit) is ignored, as RFC 9110 allows. */
function parseRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  return start > end ? 'unsatisfiable' : { start, end };
}
