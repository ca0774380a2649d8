import { HttpError } from '../../http/http-error.ts';
import { parseJsonObject } from '../../http/parse-json.ts';
import { readBody } from '../../http/read-body.ts';
import { sendJson, sendStatus } from '../../http/send.ts';
import { listObjects } from '../objects/list-objects.ts';
import { parseMetadata, updateStored } from '../objects/parse-metadata.ts';
import { type StoredObject, toCloudResource } from '../objects/stored-object.ts';
import { checkPreconditions } from './cloud-preconditions.ts';
import { sendMedia } from './send-media.ts';
import { objectNotFound, type StorageCall, type StorageContext, unsupported } from './storage-call.ts';

/**
 * Cloud Storage's JSON API is for firebase-admin, which sends no credential to STORAGE_EMULATOR_HOST: a call without
 * Authorization counts as the owner's here, unless a browser makes it. Throws 403.
 */
export function requireAdmin({ request, caller }: StorageCall): void {
  if (caller === 'owner' || (caller === null && request.headers.origin === undefined)) return;
  throw new HttpError(403, 'PERMISSION_DENIED', 'The Cloud Storage API is for administrators only.');
}

/** `/b/<bucket>[/o[/<name>]]`. */
export async function cloudApi(context: StorageContext, call: StorageCall, listing: boolean, name: string | undefined) {
  const { request, response, bucket, query } = call;
  if (name !== undefined) return cloudObject(context, call, existing(context, call, name));
  if (request.method !== 'GET') throw unsupported(`${request.method} on a bucket`);
  if (!listing) return sendJson(response, { kind: 'storage#bucket', id: bucket, name: bucket });
  const { objects, prefixes, nextPageToken } = listObjects(context.objects, bucket, query);
  const items = objects.map((object) => toCloudResource(object, call.origin));
  sendJson(response, { kind: 'storage#objects', prefixes, items, nextPageToken });
}

function existing({ objects }: StorageContext, { bucket, query }: StorageCall, name: string): StoredObject {
  const object = objects.get(bucket, name);
  const generation = query.get('generation');
  if (!object || (generation !== null && generation !== object.generation)) throw objectNotFound(bucket, name);
  checkPreconditions(query, object);
  return object;
}

async function cloudObject({ objects, files }: StorageContext, call: StorageCall, object: StoredObject): Promise<void> {
  const { request, response, query, origin } = call;
  switch (request.method) {
    case 'GET':
    case 'HEAD':
      if (query.get('alt') !== 'media') return sendJson(response, toCloudResource(object, origin));
      await sendMedia(object, files.path(object.file), request, response);
      return;
    case 'PATCH': {
      const after = updateStored(object, parseMetadata(parseJsonObject(await readBody(request))), new Date());
      objects.save(after);
      return sendJson(response, toCloudResource(after, origin));
    }
    case 'DELETE':
      objects.remove(object);
      await files.remove(object.file);
      return sendStatus(response, 204);
    default:
      throw unsupported(`${request.method} on a file`);
  }
}
