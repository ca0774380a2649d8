import { HttpError } from '../../http/http-error.ts';

type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** The bytes, as long as there are no more than so many. Throws 400 before it passes on one too much. */
export async function* atMost(bytes: Bytes, most: number): AsyncGenerator<Uint8Array> {
  let count = 0;
  for await (const chunk of bytes) {
    count += chunk.length;
    if (count > most) throw new HttpError(400, 'ENTITY_TOO_LARGE', 'The request brings more bytes than it may.');
    yield chunk;
  }
}

/** The bytes without so many first ones. */
export async function* without(bytes: Bytes, known: number): AsyncGenerator<Uint8Array> {
  let left = known;
  for await (const chunk of bytes) {
    const skipped = Math.min(left, chunk.length);
    left -= skipped;
    if (skipped < chunk.length) yield chunk.subarray(skipped);
  }
}
