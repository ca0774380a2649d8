import { type AppErrorCode, isAppErrorCode } from '@cursiv/shared-domain';
import {
  type CallableFunction,
  type CallableOptions,
  type CallableRequest,
  HttpsError,
  type HttpsFunction,
  type HttpsOptions,
  onCall as makeCall,
  onRequest as makeRequest,
} from 'firebase-functions/v2/https';
import { countBytes } from './count-bytes.ts';
import { type Ending, logRun } from './log-run.ts';
import { newRun } from './new-run.ts';

type Answer = Parameters<typeof makeRequest>[0];

const endingOf = (status: number): Ending =>
  status < 400 ? { outcome: 'done' } : { outcome: status < 500 ? 'refused' : 'failed', code: String(status) };

/** `onRequest` of firebase-functions, with a line in the log about each request. What the answer throws becomes a 500. */
export function onRequest(options: HttpsOptions, answer: Answer): HttpsFunction {
  const made: HttpsFunction = makeRequest(options, async (request, response) => {
    countBytes(made.name, request, response);
    try {
      await logRun(newRun(made, 'request'), () => answer(request, response), {
        endingOf: () => endingOf(response.statusCode),
      });
    } catch {
      // It stands in the log, without its text; firebase-functions would print that.
      if (!response.headersSent) response.status(500).send('Internal Server Error');
    }
  });
  return made;
}

/** Our code of a refusal, else the service's own. */
function refusalOf(thrown: unknown): Ending | undefined {
  if (!(thrown instanceof HttpsError)) return undefined;
  const code = (thrown.details as { code?: AppErrorCode } | undefined)?.code;
  return { outcome: 'refused', code: isAppErrorCode(code) ? code : thrown.code };
}

/**
 * `onCall` of firebase-functions, with a line in the log about each call, under the id that the browser gave it in the address. HttpsErrors
 * are refusals; anything else that is thrown reaches the caller as `internal`.
 */
export function onCall<Input, Output>(
  options: CallableOptions<Input>,
  answer: (request: CallableRequest<Input>) => Promise<Output>,
): CallableFunction<Input, Promise<Output>> {
  const made: CallableFunction<Input, Promise<Output>> = makeCall(options, async (request: CallableRequest<Input>) => {
    const { rawRequest } = request;
    if (rawRequest.res) countBytes(made.name, rawRequest, rawRequest.res);
    try {
      const run = newRun(made, 'call', rawRequest.query?.request);
      return await logRun(run, () => answer(request), { refusalOf });
    } catch (thrown) {
      throw thrown instanceof HttpsError ? thrown : new HttpsError('internal', 'INTERNAL');
    }
  });
  return made;
}
