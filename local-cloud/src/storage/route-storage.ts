import type { IncomingMessage, ServerResponse } from 'node:http';
import { isXmlAddress } from '../http/is-signed.ts';
import { cloudApi, requireAdmin } from './api/cloud-api.ts';
import { copyObject } from './api/cloud-copies.ts';
import { cloudUpload } from './api/cloud-uploads.ts';
import { firebaseApi } from './api/firebase-api.ts';
import { type StorageCall, type StorageContext, unsupported } from './api/storage-call.ts';
import { checkBucketName, decodePathPart } from './objects/object-name.ts';
import { xmlApi } from './xml/xml-api.ts';

const FIREBASE = /^\/v0\/b\/([^/]+)\/o(?:\/([^/]+))?$/;
const CLOUD_UPLOAD = /^\/upload\/storage\/v1\/b\/([^/]+)\/o$/;
/** firebase-admin leaves the prefix out when it calls STORAGE_EMULATOR_HOST. */
const CLOUD = /^\/(?:download\/)?(?:storage\/v1\/)?b\/([^/]+)(\/o(?:\/([^/]+))?)?(\/.*)?$/;

/** The suffix of a file's name in a request to copy it. */
const REWRITE = /^\/rewriteTo\/b\/([^/]+)\/o\/([^/]+)$/;

/** Finds the API of a path; false when it does not belong to Storage. Throws HttpError or RpcError. */
export async function routeStorage(
  context: StorageContext,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<boolean> {
  if (isXmlAddress(url)) {
    await xmlApi(context, request, response, url);
    return true;
  }
  const firebase = FIREBASE.exec(url.pathname);
  const upload = CLOUD_UPLOAD.exec(url.pathname);
  const cloud = CLOUD.exec(url.pathname);
  const bucket = (firebase ?? upload ?? cloud)?.[1];
  if (bucket === undefined) return false;
  const call: StorageCall = {
    request,
    response,
    query: url.searchParams,
    caller: context.gate.authenticate(request.headers.authorization),
    bucket: checkBucketName(decodePathPart(bucket)),
    origin: `http://${request.headers.host ?? url.host}`,
  };
  if (firebase) {
    await firebaseApi(context, call, decoded(firebase[2]));
    return true;
  }
  requireAdmin(call);
  const adminCall: StorageCall = { ...call, caller: 'owner' };
  if (upload) {
    await cloudUpload(context, adminCall);
    return true;
  }
  const target = REWRITE.exec(cloud?.[4] ?? '');
  if (target && request.method === 'POST') {
    const [, toBucket = '', toName = ''] = target;
    await copyObject(
      context,
      adminCall,
      decoded(cloud?.[3]) ?? '',
      checkBucketName(decodePathPart(toBucket)),
      decodePathPart(toName),
    );
    return true;
  }
  if (cloud?.[4] !== undefined) throw unsupported(`${request.method} ${url.pathname}`);
  await cloudApi(context, adminCall, cloud?.[2] !== undefined, decoded(cloud?.[3]));
  return true;
}

function decoded(part: string | undefined): string | undefined {
  return part === undefined ? undefined : decodePathPart(part);
}
