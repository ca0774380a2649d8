import { HttpError } from '../http/http-error.ts';
import { type JsonObject, parseJsonObject } from '../http/parse-json.ts';
import { readBody } from '../http/read-body.ts';
import { sendJson, sendStatus } from '../http/send.ts';
import { checkPreconditions } from './cloud-preconditions.ts';
import { checkObjectName } from './object-name.ts';
import { parseMetadata } from './parse-metadata.ts';
import { readMultipart } from './read-multipart.ts';
import { bodyOf, header, type StorageCall, type StorageContext, unsupported } from './storage-call.ts';
import { toCloudResource } from './stored-object.ts';

/** `/upload/storage/v1/b/<bucket>/o`: firebase-admin's `file.save()` and write streams. */
export function cloudUpload(context: StorageContext, call: StorageCall): Promise<void> {
  const { request, query } = call;
  const type = query.get('uploadType');
  if (request.method === 'POST' && type === 'multipart') return uploadMultipart(context, call);
  if (request.method === 'POST' && type === 'resumable') return startUpload(context, call);
  if (request.method === 'PUT') return continueUpload(context, call);
  throw unsupported(`${request.method} with uploadType ${type ?? '(none)'}`);
}

async function uploadMultipart(context: StorageContext, call: StorageCall): Promise<void> {
  const { request, response, origin } = call;
  const { metadata, contentType, bytes } = await readMultipart(header(request, 'content-type') ?? '', bodyOf(request));
  const wanted = describeUpload(context, call, metadata, contentType);
  sendJson(response, toCloudResource(await context.uploader.whole(wanted, bytes), origin));
}

async function startUpload(context: StorageContext, call: StorageCall): Promise<void> {
  const { request, response, bucket, origin } = call;
  const metadata = parseJsonObject(await readBody(request));
  const wanted = describeUpload(context, call, metadata, header(request, 'x-upload-content-type'));
  const session = context.uploader.start(wanted);
  const query = new URLSearchParams({ uploadType: 'resumable', name: wanted.name, upload_id: session.id });
  response.setHeader('Location', `${origin}/upload/storage/v1/b/${bucket}/o?${query}`);
  sendStatus(response, 200);
}

/** `Content-Range: bytes <first>-<last>/<total or *>`; without a first byte (`*`) it asks how much has come. 308 means "go on". */
async function continueUpload({ uploader }: StorageContext, call: StorageCall): Promise<void> {
  const { request, response, query, origin } = call;
  const session = uploader.session(query.get('upload_id'));
  const range = header(request, 'content-range');
  const [, first, total] = /^bytes (?:\*|(\d+)-\d+)\/(\*|\d+)$/.exec(range ?? 'bytes 0-0/*') ?? [];
  if (total === undefined) throw new HttpError(400, 'INVALID_ARGUMENT', 'The Content-Range header cannot be read.');
  const carriesBytes = range === undefined || first !== undefined;
  const received = carriesBytes
    ? await uploader.append(session, Number(first ?? 0), bodyOf(request))
    : await uploader.received(session);
  const complete = range === undefined || (total !== '*' && received >= Number(total));
  if (complete) return sendJson(response, toCloudResource(await uploader.finish(session), origin));
  if (received > 0) response.setHeader('Range', `bytes=0-${received - 1}`);
  sendStatus(response, 308);
}

function describeUpload(
  context: StorageContext,
  call: StorageCall,
  metadata: JsonObject,
  contentType: string | undefined,
) {
  const given = metadata.name ?? call.query.get('name');
  const name = checkObjectName(typeof given === 'string' ? given : '');
  const change = parseMetadata({ ...(contentType === undefined ? {} : { contentType }), ...metadata });
  checkPreconditions(call.query, context.objects.get(call.bucket, name));
  return { bucket: call.bucket, name, change, caller: call.caller, api: 'cloud' as const };
}
