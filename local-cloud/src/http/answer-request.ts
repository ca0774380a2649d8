import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AuthService } from '../auth/auth-service.ts';
import type { FirestoreService } from '../firestore/firestore-service.ts';
import type { FunctionsHost } from '../functions/functions-host.ts';
import type { StorageService } from '../storage/storage-service.ts';
import { allowOrigin, answerPreflight } from './cors.ts';
import { HttpError } from './http-error.ts';
import { requireLoopback } from './loopback-only.ts';
import { readBody } from './read-body.ts';
import { sendError, sendText } from './send.ts';

export interface Services {
  auth: AuthService;
  firestore: FirestoreService;
  storage: StorageService;
  functions: FunctionsHost;
}

/** Answers one request, whatever happens: every failure ends as an error response. */
export async function answerRequest(
  services: Services,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    requireLoopback(request.headers);
    allowOrigin(request, response);
    if (request.method === 'OPTIONS') answerPreflight(request, response);
    else await dispatch(services, request, response);
  } catch (error) {
    // A client that went away in the middle of its upload needs no answer.
    if (!request.complete && request.errored) return;
    if (!request.complete && !response.headersSent) response.setHeader('Connection', 'close');
    sendError(response, error);
  }
}

async function dispatch(services: Services, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = parseUrl(request);
  if (await services.storage.handle(request, response, url)) return;
  const body = await readBody(request);
  const buffered = { method: request.method ?? 'GET', url, headers: request.headers, body };
  if (services.functions.owns(url)) return services.functions.handle(request, body, url, response);
  if (services.auth.handle(buffered, response) || services.firestore.handle(buffered, response)) return;
  if (url.pathname === '/')
    return sendText(response, 'local-cloud is running; its mail is at /outbox.\n', 'text/plain');
  throw new HttpError(404, 'NOT_FOUND', `local-cloud serves nothing at ${url.pathname}.`);
}

function parseUrl(request: IncomingMessage): URL {
  const address = `http://${request.headers.host ?? ''}${request.url ?? '/'}`;
  if (!request.url?.startsWith('/') || !URL.canParse(address)) {
    throw new HttpError(400, 'INVALID_ARGUMENT', 'The request address is not valid.');
  }
  return new URL(address);
}
