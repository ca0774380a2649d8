import type { IncomingMessage, ServerResponse } from 'node:http';
import { exchangeDebugToken } from '../app-check/exchange-debug-token.ts';
import { answerConsole } from '../console/answer-console.ts';
import { allowOrigin, answerPreflight } from '../http/cors.ts';
import { HttpError } from '../http/http-error.ts';
import { requireLoopback } from '../http/loopback-only.ts';
import { readBody } from '../http/read-body.ts';
import { sendError } from '../http/send.ts';
import { serviceOf } from '../http/service-name.ts';
import { answerOutbox } from '../outbox/answer-outbox.ts';
import { answerPush } from '../push/answer-push.ts';
import { answerRulesTests } from '../rules-tests/answer-rules-tests.ts';
import type { Services } from '../services.ts';
import { answerControl } from './answer-control.ts';
import { answerService } from './answer-service.ts';

/** Answers one request; every failure becomes an error response. */
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
    // A client that left during its upload or download needs no answer.
    if ((!request.complete && request.errored) || response.destroyed) return;
    if (!request.complete && !response.headersSent) response.setHeader('Connection', 'close');
    sendError(response, error);
  }
}

async function dispatch(services: Services, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = parseUrl(request);
  const service = serviceOf(url, (address) => services.functions.owns(address));
  if (service) return answerService(services, service, request, response, url);
  if (services.rulesTests && (await answerRulesTests(services.rulesTests, request, response, url))) return;
  if (await answerControl(services, request, response, url)) return;
  if (await answerPush(services, request, response, url)) return;
  if (await answerOutbox(services, request, response, url)) return;
  if (await answerConsole(services, request, response, url)) return;
  const buffered = { method: request.method ?? 'GET', url, headers: request.headers, body: await readBody(request) };
  if (exchangeDebugToken(buffered, response)) return;
  if (services.auth.handle(buffered, response)) return;
  throw new HttpError(404, 'NOT_FOUND', `local-cloud serves nothing at ${url.pathname}.`);
}

function parseUrl(request: IncomingMessage): URL {
  const address = `http://${request.headers.host ?? ''}${request.url ?? '/'}`;
  if (!request.url?.startsWith('/') || !URL.canParse(address)) {
    throw new HttpError(400, 'INVALID_ARGUMENT', 'The request address is not valid.');
  }
  return new URL(address);
}
