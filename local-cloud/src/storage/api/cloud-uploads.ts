import { type JsonObject, parseJsonObject } from '../../http/parse-json.ts';
import { readBody } from '../../http/read-body.ts';
import { sendJson, sendStatus } from '../../http/send.ts';
import { checkObjectName } from '../objects/object-name.ts';
import { parseMetadata } from '../objects/parse-metadata.ts';
import { toCloudResource } from '../objects/stored-object.ts';
import { parseContentRange } from '../uploads/content-range.ts';
import { readMultipart } from '../uploads/read-multipart.ts';
import { checkPreconditions } from './cloud-preconditions.ts';
import { bodyOf, header, type StorageCall, type StorageContext, unsupported } from './storage-call.ts';

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

/** 308: continue. */
async function continueUpload({ uploader }: StorageContext, call: StorageCall): Promise<void> {
  const { request, response, query, origin } = call;
  const session = uploader.session(query.get('upload_id'), 'cloud');
  const { first, toTheEnd, total } = parseContentRange(header(request, 'content-range'));
  const received =
    first === undefined ? await uploader.received(session) : await uploader.append(session, first, bodyOf(request));
  if (toTheEnd || received === total) {
    return sendJson(response, toCloudResource(await uploader.finish(session), origin));
  }
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
