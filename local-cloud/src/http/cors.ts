import type { IncomingMessage, ServerResponse } from 'node:http';

/** Response headers the SDKs read from script: WebChannel's, then those of resumable uploads and ranged downloads. */
const EXPOSED = [
  'x-client-wire-protocol',
  'x-http-session-id',
  'x-http-initial-response',
  'X-Goog-Upload-URL',
  'X-Goog-Upload-Status',
  'X-Goog-Upload-Size-Received',
  'X-Goog-Upload-Chunk-Granularity',
  'X-Goog-Upload-Control-URL',
  'X-GUploader-UploadID',
  'Accept-Ranges',
  'Content-Disposition',
  'Content-Length',
  'Content-Range',
  'ETag',
  'Location',
  'Range',
].join(', ');

/** Seconds a browser may keep a preflight answer; Chromium caps it at two hours. */
const PREFLIGHT_MAX_AGE = 7200;

/**
 * Lets the asking (loopback) origin read the answer, credentials included. `Vary` is sent even without an Origin: a plain
 * <img> load must not be served from cache to a later cross-origin fetch.
 */
export function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Vary', 'Origin');
  const { origin } = request.headers;
  if (origin === undefined) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Access-Control-Expose-Headers', EXPOSED);
}

/** Answers a preflight with whatever headers the SDK asks for (x-client-version, x-firebase-gmpid, …). */
export function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Methods', 'DELETE, GET, HEAD, PATCH, POST, PUT');
  response.setHeader('Access-Control-Allow-Headers', request.headers['access-control-request-headers'] ?? '*');
  response.setHeader('Access-Control-Allow-Private-Network', 'true');
  response.setHeader('Access-Control-Max-Age', PREFLIGHT_MAX_AGE);
  response.statusCode = 204;
  response.end();
}
