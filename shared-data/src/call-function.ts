import { AppError, isAppErrorCode } from '@cursiv/shared-domain';
import { functionsService, httpsCallable } from '@cursiv/shared-firebase/functions';
import { report } from '@cursiv/shared-platform/shell';
import { toAppError } from './provider-error.ts';

/** Time-out of a call, in milliseconds (spec §9). */
export const CALL_MS = 70_000;

/** A function's refusal beside the service's own code: one of our codes, and the reason behind it. */
function refusalOf(error: unknown): { code?: unknown; reason?: unknown } {
  return (error as { details?: { code?: unknown; reason?: unknown } | null }).details ?? {};
}

/** The ids of calls that failed unexpectedly, by their error. */
const failedCalls = new WeakMap<AppError, string>();

/** The id of the call that failed with this error, if that was unexpected: whoever operates the site finds its line in the log by it. */
export const failedCall = (error: AppError): string | undefined => failedCalls.get(error);

function unexpected(error: unknown, id: string): AppError {
  const { code, message } = toAppError(error);
  const failure = new AppError(code, `${message} (request ${id})`, { cause: error });
  failedCalls.set(failure, id);
  if (code === 'unknown') report(failure);
  return failure;
}

/** The SDK's message for a request that never reached the service; the service's own messages are in capitals. */
const isUnreached = (error: unknown) => error instanceof Error && error.message === 'internal';

/**
 * Calls a function (spec §7: a data envelope and the person's bearer token), under an id in the address: the envelope takes no other field,
 * and the SDK no header. Throws AppError: the function's own code and reason, `timed-out` after 70 seconds, `offline`, or `unknown`.
 */
export async function callFunction<Input, Output>(name: string, input: Input): Promise<Output> {
  const id = crypto.randomUUID().slice(0, 8);
  try {
    const call = httpsCallable<Input, Output>(functionsService(), `${name}?request=${id}`, { timeout: CALL_MS });
    return (await call(input)).data;
  } catch (error) {
    const { code, reason } = refusalOf(error);
    if (isAppErrorCode(code)) {
      throw new AppError(code, String(error), { cause: error, ...(typeof reason === 'string' && { reason }) });
    }
    if (isUnreached(error)) throw new AppError('offline', String(error), { cause: error });
    throw unexpected(error, id);
  }
}
