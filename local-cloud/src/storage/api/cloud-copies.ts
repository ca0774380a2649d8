import { createReadStream } from 'node:fs';
import { parseJsonObject } from '../../http/parse-json.ts';
import { readBody } from '../../http/read-body.ts';
import { sendJson } from '../../http/send.ts';
import { checkObjectName } from '../objects/object-name.ts';
import { type MetadataChange, parseMetadata } from '../objects/parse-metadata.ts';
import { SETTABLE, type StoredObject, toCloudResource } from '../objects/stored-object.ts';
import { checkPreconditions } from './cloud-preconditions.ts';
import { objectNotFound, type StorageCall, type StorageContext } from './storage-call.ts';

/** `.../rewriteTo/...`: firebase-admin's `file.copy()`. Metadata in the body replaces all metadata of the file. */
export async function copyObject(
  { objects, files, uploader }: StorageContext,
  { request, response, bucket, query, origin }: StorageCall,
  name: string,
  toBucket: string,
  toName: string,
): Promise<void> {
  const body = await readBody(request);
  const source = objects.get(bucket, name);
  if (!source) throw objectNotFound(bucket, name);
  checkPreconditions(query, objects.get(toBucket, checkObjectName(toName)));
  const given = body.length === 0 ? {} : parseJsonObject(body);
  const change = Object.keys(given).length === 0 ? metadataOf(source) : parseMetadata(given);
  const wanted = { bucket: toBucket, name: toName, change, caller: 'owner' as const, api: 'cloud' as const };
  const copy = await uploader.whole(wanted, createReadStream(files.path(source.file)));
  const size = String(copy.size);
  const resource = toCloudResource(copy, origin);
  sendJson(response, {
    kind: 'storage#rewriteResponse',
    done: true,
    objectSize: size,
    totalBytesRewritten: size,
    resource,
  });
}

const metadataOf = (source: StoredObject): MetadataChange => ({
  fields: SETTABLE.map((field) => [field, source[field] ?? null]),
  custom: Object.entries(source.metadata ?? {}),
  downloadTokens: source.downloadTokens,
});
