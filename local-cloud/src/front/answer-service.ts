import type { IncomingMessage, ServerResponse } from 'node:http';
import { applyFault, faultText } from '../faults/apply-fault.ts';
import { HttpError } from '../http/http-error.ts';
import { readBody } from '../http/read-body.ts';
import type { ServiceName } from '../http/service-name.ts';
import { streamOf } from '../http/stream-of.ts';
import { accountOf, describeRequest } from '../request-log/describe-request.ts';
import type { OpenEntry } from '../request-log/request-log.ts';
import type { Services } from '../services.ts';

/** Lets a service answer a request, after any injected faults, and records it in the log and the counters. */
export async function answerService(
  services: Services,
  service: ServiceName,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const { log, counters } = services.watch;
  const fault = services.faults.take(service, url.pathname);
  const entry = log.open(describeRequest(service, request.method ?? 'GET', url, request.headers));
  if (fault) entry.fault = faultText(fault);
  // The messages of Firestore's streams are separate operations; the requests that carry them are not.
  if (fault || streamOf(url) === undefined) {
    response.once('close', () => log.close(entry, response.headersSent ? response.statusCode : 0));
  }
  if (fault && !(await applyFault(fault, request))) return;
  counters.addRequest(service, request, response);
  await log.within(entry, () => pass(services, service, request, response, url, entry));
}

async function pass(
  services: Services,
  service: ServiceName,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  entry: OpenEntry,
): Promise<void> {
  if (service === 'storage') {
    if (await services.storage.handle(request, response, url)) return;
  } else {
    const body = await readBody(request);
    if (service === 'functions') return services.functions.handle(request, body, url, response);
    if (service === 'auth') entry.caller = accountOf(body) ?? entry.caller;
    const buffered = { method: request.method ?? 'GET', url, headers: request.headers, body };
    if (services[service].handle(buffered, response)) return;
  }
  throw new HttpError(404, 'NOT_FOUND', `local-cloud serves nothing at ${url.pathname}.`);
}
