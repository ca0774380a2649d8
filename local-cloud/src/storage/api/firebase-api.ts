import { parseJsonObject } from '../../http/parse-json.ts';
import { readBody } from '../../http/read-body.ts';
import { sendJson, sendStatus } from '../../http/send.ts';
import { listObjects } from '../objects/list-objects.ts';
import { checkObjectName } from '../objects/object-name.ts';
import { parseMetadata, updateStored } from '../objects/parse-metadata.ts';
import { type StoredObject, toFirebaseMetadata } from '../objects/stored-object.ts';
import { upload } from './firebase-uploads.ts';
import { sendMedia } from './send-media.ts';
import { objectNotFound, type StorageCall, type StorageContext, unsupported } from './storage-call.ts';

/** `/v0/b/<bucket>/o[/<name>]`: the calls of the web SDK. `name` is undefined for the bucket itself. */
export async function firebaseApi(context: StorageContext, call: StorageCall, name: string | undefined): Promise<void> {
  const { method } = call.request;
  if (method === 'POST' && (call.query.has('create_token') || call.query.has('delete_token'))) {
    throw unsupported('Changing download tokens');
  }
  if (method === 'POST') return upload(context, call);
  if (name === undefined) {
    if (method === 'GET') return list(context, call);
  } else {
    checkObjectName(name);
    if (method === 'GET' || method === 'HEAD') return read(context, call, name);
    if (method === 'PATCH') return update(context, call, name);
    if (method === 'DELETE') return remove(context, call, name);
  }
  throw unsupported(`${method} on a ${name === undefined ? 'bucket' : 'file'}`);
}

function list({ gate, objects }: StorageContext, { caller, bucket, query, response }: StorageCall): void {
  const folder = (query.get('prefix') ?? '').replace(/\/$/, '');
  gate.judge(caller, 'list', { bucket, name: folder });
  const page = listObjects(objects, bucket, query);
  const items = page.objects.map((object) => ({ name: object.name, bucket }));
  sendJson(response, { prefixes: page.prefixes, items, nextPageToken: page.nextPageToken });
}

/** A download token opens the file to anybody who has the address; without it the rules decide. */
async function read({ gate, objects, files }: StorageContext, call: StorageCall, name: string): Promise<void> {
  const { request, response, bucket, query, caller } = call;
  const object = objects.get(bucket, name);
  const token = query.get('token');
  const opened = token !== null && object?.downloadTokens.includes(token);
  if (!opened) gate.judge(caller, 'get', { bucket, name, before: object });
  if (!object) throw objectNotFound(bucket, name);
  if (query.get('alt') === 'media') await sendMedia(object, files.path(object.file), request, response);
  else sendJson(response, toFirebaseMetadata(object));
}

async function update({ gate, objects }: StorageContext, call: StorageCall, name: string): Promise<void> {
  const { request, response, bucket, caller } = call;
  const change = parseMetadata(parseJsonObject(await readBody(request)));
  const before = objects.get(bucket, name);
  if (!before) {
    gate.judge(caller, 'update', { bucket, name });
    throw objectNotFound(bucket, name);
  }
  const after: StoredObject = updateStored(before, { ...change, downloadTokens: undefined }, new Date());
  gate.judge(caller, 'update', { bucket, name, before, after });
  objects.save(after);
  sendJson(response, toFirebaseMetadata(after));
}

async function remove({ gate, objects, files }: StorageContext, call: StorageCall, name: string): Promise<void> {
  const { response, bucket, caller } = call;
  const before = objects.get(bucket, name);
  gate.judge(caller, 'delete', { bucket, name, before });
  if (!before) throw objectNotFound(bucket, name);
  objects.remove(before);
  await files.remove(before.file);
  sendStatus(response, 204);
}
