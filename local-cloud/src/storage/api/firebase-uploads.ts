import { HttpError } from '../../http/http-error.ts';
import { parseJsonObject } from '../../http/parse-json.ts';
import { readBody } from '../../http/read-body.ts';
import { sendJson, sendStatus } from '../../http/send.ts';
import { checkObjectName } from '../objects/object-name.ts';
import { parseMetadata } from '../objects/parse-metadata.ts';
import { toFirebaseMetadata } from '../objects/stored-object.ts';
import { readMultipart } from '../uploads/read-multipart.ts';
import { bodyOf, header, type StorageCall, type StorageContext, unsupported } from './storage-call.ts';

/** Chunks must be multiples of this many bytes; the SDK's are. */
const GRANULARITY = 256 * 1024;

/** `POST /v0/b/<bucket>/o?name=…`: the `X-Goog-Upload-*` headers tell its meaning. */
export function upload(context: StorageContext, call: StorageCall): Promise<void> {
  const command = header(call.request, 'x-goog-upload-command');
  const protocol = header(call.request, 'x-goog-upload-protocol');
  if (command === 'start') return startUpload(context, call);
  if (command !== undefined) return continueUpload(context, call, command);
  if (protocol === 'multipart') return uploadMultipart(context, call);
  throw unsupported(`An upload by the protocol ${protocol ?? 'of a plain body'}`);
}

async function uploadMultipart({ uploader }: StorageContext, call: StorageCall): Promise<void> {
  const { metadata, contentType, bytes } = await readMultipart(
    header(call.request, 'content-type') ?? '',
    bodyOf(call.request),
  );
  const change = parseMetadata({ ...(contentType === undefined ? {} : { contentType }), ...metadata });
  const wanted = { bucket: call.bucket, name: nameOf(call), change, caller: call.caller, api: 'firebase' as const };
  const object = await uploader.whole({ ...wanted, change: withoutTokens(change) }, bytes);
  sendJson(call.response, toFirebaseMetadata(object));
}

async function startUpload({ uploader }: StorageContext, call: StorageCall): Promise<void> {
  const { request, response, bucket, caller, origin } = call;
  const metadata = parseJsonObject(await readBody(request));
  const contentType = header(request, 'x-goog-upload-header-content-type');
  const size = header(request, 'x-goog-upload-header-content-length');
  const name = nameOf(call);
  const change = withoutTokens(parseMetadata({ ...(contentType === undefined ? {} : { contentType }), ...metadata }));
  const declared = size === undefined ? {} : { declaredSize: parseSize(size) };
  const session = uploader.start({ bucket, name, change, caller, api: 'firebase', ...declared });
  const query = new URLSearchParams({ name, upload_id: session.id, upload_protocol: 'resumable' });
  response.setHeader('X-Goog-Upload-Status', 'active');
  response.setHeader('X-Goog-Upload-URL', `${origin}/v0/b/${bucket}/o?${query}`);
  response.setHeader('X-Goog-Upload-Chunk-Granularity', GRANULARITY);
  response.setHeader('X-GUploader-UploadID', session.id);
  sendStatus(response, 200);
}

/** The upload's address is the permission: the rules judge the caller at the start and again at the end. */
async function continueUpload({ uploader }: StorageContext, call: StorageCall, command: string): Promise<void> {
  const { request, response, query } = call;
  const session = uploader.session(query.get('upload_id'), 'firebase');
  if (command === 'query') {
    response.setHeader('X-Goog-Upload-Size-Received', await uploader.received(session));
    response.setHeader('X-Goog-Upload-Status', session.status);
    return sendStatus(response, 200);
  }
  if (command === 'cancel') {
    await uploader.cancel(session);
    return sendStatus(response, 200);
  }
  const steps = command.split(',').map((step) => step.trim());
  if (steps.some((step) => step !== 'upload' && step !== 'finalize'))
    throw unsupported(`The upload command ${command}`);
  if (steps.includes('upload')) {
    await uploader.append(session, parseSize(header(request, 'x-goog-upload-offset')), bodyOf(request));
  }
  if (!steps.includes('finalize')) {
    response.setHeader('X-Goog-Upload-Status', 'active');
    return sendStatus(response, 200);
  }
  const object = await uploader.finish(session);
  response.setHeader('X-Goog-Upload-Status', 'final');
  sendJson(response, toFirebaseMetadata(object));
}

function nameOf({ query }: StorageCall): string {
  return checkObjectName(query.get('name') ?? '');
}

/** A client must not choose the secret in its download address. */
function withoutTokens(change: ReturnType<typeof parseMetadata>) {
  return { ...change, downloadTokens: undefined };
}

function parseSize(text: string | undefined): number {
  if (text !== undefined && /^\d{1,15}$/.test(text)) return Number(text);
  throw new HttpError(400, 'INVALID_ARGUMENT', 'An upload header with a size is missing or not a number.');
}
