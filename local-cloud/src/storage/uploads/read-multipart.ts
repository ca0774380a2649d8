import { HttpError } from '../../http/http-error.ts';
import { type JsonObject, parseJsonObject } from '../../http/parse-json.ts';

/** The largest size of the part with the metadata, in bytes. */
const MAX_HEAD = 64 * 1024;
const BLANK_LINE = '\r\n\r\n';

export interface Multipart {
  metadata: JsonObject;
  /** The type of the part with the file; undefined if not given. */
  contentType: string | undefined;
  /** The file's bytes, to be read once; throws 400 at the end when the closing boundary is missing. */
  bytes: AsyncGenerator<Buffer>;
}

/**
 * Reads `multipart/related` as the SDKs send it, without holding the file in memory: a JSON part with the metadata, then
 * the file up to the closing boundary. Throws 400.
 */
export async function readMultipart(contentType: string, body: AsyncIterable<Buffer>): Promise<Multipart> {
  const boundary = /^multipart\/related\b.*?boundary="?([^";]{1,100})/i.exec(contentType)?.[1];
  if (boundary === undefined) throw malformed();
  const source = body[Symbol.asyncIterator]();
  const opening = `--${boundary}\r\n`;
  const middle = `\r\n--${boundary}\r\n`;
  let head = Buffer.alloc(0);
  for (;;) {
    const parts = splitHead(head, opening, middle);
    if (parts) {
      const bytes = untilClosing(parts.rest, source, Buffer.from(`\r\n--${boundary}--`));
      return { metadata: parseJsonObject(parts.json), contentType: parts.contentType, bytes };
    }
    const { done, value } = await source.next();
    if (done || head.length > MAX_HEAD) throw malformed();
    head = Buffer.concat([head, value]);
  }
}

/** Separates the metadata part and the headers of the file part; undefined until both have arrived. */
function splitHead(head: Buffer, opening: string, middle: string) {
  const start = head.indexOf(opening);
  const jsonStart = start < 0 ? -1 : head.indexOf(BLANK_LINE, start);
  const jsonEnd = jsonStart < 0 ? -1 : head.indexOf(middle, jsonStart);
  const fileStart = jsonEnd < 0 ? -1 : head.indexOf(BLANK_LINE, jsonEnd + middle.length - 2);
  if (fileStart < 0) return undefined;
  const headers = head.toString('latin1', jsonEnd, fileStart);
  return {
    json: head.subarray(jsonStart + BLANK_LINE.length, jsonEnd),
    contentType: /^content-type: *(.+)$/im.exec(headers)?.[1]?.trim(),
    rest: head.subarray(fileStart + BLANK_LINE.length),
  };
}

/** Passes on everything except the closing boundary (and a line end after it), which may arrive in pieces. */
async function* untilClosing(first: Buffer, source: AsyncIterator<Buffer>, closing: Buffer): AsyncGenerator<Buffer> {
  const held = closing.length + 2;
  let pending = first;
  for (;;) {
    const { done, value } = await source.next();
    if (done) break;
    pending = Buffer.concat([pending, value]);
    if (pending.length <= held) continue;
    yield pending.subarray(0, pending.length - held);
    pending = pending.subarray(pending.length - held);
  }
  const end = pending.lastIndexOf(closing);
  if (end < 0) throw malformed();
  yield pending.subarray(0, end);
}

function malformed(): HttpError {
  return new HttpError(400, 'INVALID_ARGUMENT', 'The multipart/related body is not complete.');
}
