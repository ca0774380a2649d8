import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseFaults } from '../faults/fault.ts';
import { HttpError } from '../http/http-error.ts';
import { readBody } from '../http/read-body.ts';
import { sendJson } from '../http/send.ts';
import { streamEntries } from '../request-log/stream-entries.ts';
import type { Services } from '../services.ts';

type Answer = (services: Services, request: IncomingMessage, response: ServerResponse) => unknown;

/**
 * The interface for tools and tests: counters, faults, schedules and the request log as JSON, the log also as
 * Server-Sent Events.
 */
const ANSWERS: Readonly<Record<string, Readonly<Record<string, Answer>>>> = {
  '/emulator/v1/counters': {
    GET: ({ watch }, _request, response) => sendJson(response, watch.counters.values()),
    DELETE({ watch }, _request, response) {
      watch.counters.reset();
      sendJson(response, watch.counters.values());
    },
  },
  '/emulator/v1/faults': {
    GET: ({ faults }, _request, response) => sendJson(response, faults.list()),
    async PUT({ faults }, request, response) {
      faults.replace(parseFaults(await readBody(request)));
      sendJson(response, faults.list());
    },
    DELETE({ faults }, _request, response) {
      faults.clear();
      sendJson(response, faults.list());
    },
  },
  '/emulator/v1/schedules': {
    GET: async ({ functions }, _request, response) => sendJson(response, (await functions.schedules()).list()),
    POST: runSchedule,
  },
  '/emulator/v1/requests': {
    GET({ watch }, request, response) {
      if (!request.headers.accept?.includes('text/event-stream')) return sendJson(response, watch.log.entries());
      streamEntries(watch.log, request, response, 0, (entry) => JSON.stringify(entry));
    },
    DELETE({ watch }, _request, response) {
      watch.log.clear();
      sendJson(response, []);
    },
  },
};

/** `POST …/schedules?name=x`: runs a scheduled function now, and answers at its end whether it succeeded. */
async function runSchedule({ functions }: Services, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const name = new URL(request.url ?? '', 'http://localhost').searchParams.get('name') ?? '';
  const schedules = await functions.schedules();
  sendJson(response, { name, succeeded: await schedules.run(name) });
}

/**
 * Answers a request to local-cloud itself; false for any other path. Throws HttpError 405 for an unsupported method.
 */
export async function answerControl(
  services: Services,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<boolean> {
  const answers = Object.hasOwn(ANSWERS, url.pathname) ? ANSWERS[url.pathname] : undefined;
  if (!answers) return false;
  const { method = 'GET' } = request;
  const answer = Object.hasOwn(answers, method) ? answers[method] : undefined;
  if (!answer) {
    response.setHeader('Allow', Object.keys(answers).join(', '));
    throw new HttpError(405, 'INVALID_ARGUMENT', `${method} is not supported at ${url.pathname}.`);
  }
  await answer(services, request, response);
  return true;
}
