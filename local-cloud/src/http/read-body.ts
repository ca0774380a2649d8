import type { IncomingMessage } from 'node:http';
import { HttpError } from './http-error.ts';

/** Largest body of a buffered route in bytes: above hosted Firestore's 10 MiB request limit, so the service itself answers first. */
const BODY_LIMIT = 12 * 1024 * 1024;

/** Reads the body; throws HttpError 413 beyond `limit` bytes and lets the rest of the stream drain unseen. */
export async function readBody(request: IncomingMessage, limit = BODY_LIMIT): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge(limit);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw tooLarge(limit);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function tooLarge(limit: number): HttpError {
  return new HttpError(413, 'INVALID_ARGUMENT', `The request body is larger than ${limit} bytes.`);
}
