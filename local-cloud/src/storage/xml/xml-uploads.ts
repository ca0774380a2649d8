import type { IncomingMessage, ServerResponse } from 'node:http';
import { HttpError } from '../../http/http-error.ts';
import { sendStatus } from '../../http/send.ts';
import { bodyOf, header, type StorageContext, unsupported } from '../api/storage-call.ts';
import { parseMetadata } from '../objects/parse-metadata.ts';
import { atMost } from '../uploads/byte-streams.ts';
import { type ContentRange, parseContentRange } from '../uploads/content-range.ts';
import { checkSize, parseLimits } from '../uploads/upload-limits.ts';
import type { UploadSession } from '../uploads/upload-sessions.ts';
import type { NewUpload } from '../uploads/uploader.ts';

/** A request for one file; its body is still unread. */
export interface XmlCall {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  bucket: string;
  name: string;
}

/** Parts, but for the last one, have multiples of so many bytes. */
const GRANULARITY = 256 * 1024;
/** The answers to a part that is not the last one, and to a session that was given up. */
const CONTINUE = 308;
const GIVEN_UP = 499;

/** A signed PUT: the file comes in one request. */
export async function sendWhole({ uploader }: StorageContext, call: XmlCall): Promise<void> {
  const object = await uploader.whole(wantedOf(call), bodyOf(call.request));
  call.response.setHeader('ETag', object.etag);
  sendStatus(call.response, 200);
}

/** A signed POST: the file comes in parts, to the address in the answer. */
export async function startSession({ uploader, address }: StorageContext, call: XmlCall): Promise<void> {
  const { request, response, url } = call;
  if (header(request, 'x-goog-resumable') !== 'start') throw unsupported('POST without x-goog-resumable');
  const session = uploader.start(wantedOf(call));
  response.setHeader('Location', `${address ?? url.origin}${url.pathname}?upload_id=${session.id}`);
  sendStatus(response, 201);
}

/** The address of the session is the permission; it is good for its own file alone. */
export async function continueSession({ uploader }: StorageContext, call: XmlCall, id: string): Promise<void> {
  const { request, response, bucket, name } = call;
  const session = uploader.session(id, 'xml');
  if (session.bucket !== bucket || session.name !== name)
    throw new HttpError(404, 'NOT_FOUND', 'The upload does not exist.');
  if (request.method === 'DELETE') {
    await uploader.cancel(session);
    return sendStatus(response, GIVEN_UP);
  }
  if (request.method !== 'PUT') throw unsupported(`${request.method} on an upload`);
  if (session.status === 'final') return sendStatus(response, 200);
  const range = parseContentRange(header(request, 'content-range'));
  checkRange(range, session, header(request, 'content-length'));
  const { first, last = Number.POSITIVE_INFINITY, toTheEnd, total } = range;
  const received =
    first === undefined
      ? await uploader.received(session)
      : await uploader.append(session, first, atMost(bodyOf(request), last - first + 1));
  if (toTheEnd || received === total) {
    response.setHeader('ETag', (await uploader.finish(session)).etag);
    return sendStatus(response, 200);
  }
  if (received > 0) response.setHeader('Range', `bytes=0-${received - 1}`);
  sendStatus(response, CONTINUE);
}

/** Refuses a part before its bytes are read. Throws 400. */
function checkRange({ first, last, total }: ContentRange, { limits }: UploadSession, length: string | undefined): void {
  if (limits && total !== undefined) checkSize(limits, total);
  if (first === undefined || last === undefined) return;
  const bytes = last - first + 1;
  const isLast = last + 1 === total;
  const fits = bytes > 0 && (total === undefined || last < total) && (isLast || bytes % GRANULARITY === 0);
  if (!fits || (length !== undefined && Number(length) !== bytes))
    throw new HttpError(400, 'INVALID_ARGUMENT', 'The part does not fit its Content-Range.');
}

/** The file that a signed request describes. */
function wantedOf({ request, bucket, name }: XmlCall): NewUpload {
  const contentType = header(request, 'content-type');
  const limits = parseLimits(
    header(request, 'x-goog-content-length-range'),
    header(request, 'x-goog-if-generation-match'),
  );
  const change = parseMetadata(contentType === undefined ? {} : { contentType });
  return { bucket, name, change, caller: 'owner', api: 'xml', limits };
}
