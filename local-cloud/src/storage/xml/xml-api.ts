import type { IncomingMessage, ServerResponse } from 'node:http';
import { HttpError } from '../../http/http-error.ts';
import { isSigned } from '../../http/is-signed.ts';
import { sendMedia } from '../api/send-media.ts';
import { objectNotFound, type StorageContext, unsupported } from '../api/storage-call.ts';
import { checkBucketName, checkObjectName, decodePathPart } from '../objects/object-name.ts';
import { checkSignature } from './signature.ts';
import { continueSession, sendWhole, startSession, type XmlCall } from './xml-uploads.ts';

/**
 * `/<bucket>/<name>`, Cloud Storage's XML API: nothing without a signature of the functions, but for the parts of an upload
 * whose session address was given out to a signed request. Throws HttpError.
 */
export async function xmlApi(
  context: StorageContext,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const [, bucket = '', ...rest] = url.pathname.split('/').map(decodePathPart);
  const name = checkObjectName(rest.join('/'));
  const call: XmlCall = { request, response, url, bucket: checkBucketName(bucket), name };
  const session = url.searchParams.get('upload_id');
  if (session !== null && !isSigned(url)) return continueSession(context, call, session);
  if (!isSigned(url) || context.serviceKey === '')
    throw new HttpError(403, 'ACCESS_DENIED', 'Anonymous callers have no access to this file.');
  checkSignature(request, url, context.serviceKey, context.now());
  switch (request.method) {
    case 'GET':
    case 'HEAD':
      return read(context, call);
    case 'PUT':
      return sendWhole(context, call);
    case 'POST':
      return startSession(context, call);
    default:
      throw unsupported(`${request.method} with a signed address`);
  }
}

async function read({ files, objects }: StorageContext, { request, response, bucket, name }: XmlCall): Promise<void> {
  const object = objects.get(bucket, name);
  if (!object) throw objectNotFound(bucket, name);
  await sendMedia(object, files.path(object.file), request, response);
}
