import type { IncomingMessage, ServerResponse } from 'node:http';
import { HttpError } from '../../http/http-error.ts';
import type { CallerOrOwner } from '../../rules/access.ts';
import type { FileFolder } from '../objects/file-folder.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import type { StorageGate } from '../storage-gate.ts';
import type { Uploader } from '../uploads/uploader.ts';

/** The environment of the request handlers. */
export interface StorageContext {
  files: FileFolder;
  objects: ObjectStore;
  uploader: Uploader;
  gate: StorageGate;
  /** The functions' private key, in PEM; empty when there is none. It identifies addresses that functions have signed. */
  serviceKey: string;
  /** Where browsers reach the files, when that is another address than the one that answers; no trailing slash. */
  address?: string | undefined;
  now: () => Date;
}

/** One request to storage; the body is still unread. */
export interface StorageCall {
  request: IncomingMessage;
  response: ServerResponse;
  query: URLSearchParams;
  caller: CallerOrOwner;
  bucket: string;
  /** The address at which the client reached local-cloud. */
  origin: string;
}

/** A header with a single value; undefined when absent. */
export function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** The body as a stream; a refusal midway must not cut the connection before the client has read it. */
export function bodyOf(request: IncomingMessage): AsyncIterable<Buffer> {
  return request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
}

export function objectNotFound(bucket: string, name: string): HttpError {
  return new HttpError(404, 'NOT_FOUND', `No such object: ${bucket}/${name}`);
}

export function unsupported(what: string): HttpError {
  return new HttpError(501, 'UNIMPLEMENTED', `${what} is not supported by local-cloud.`);
}
