import { AppError, isAppErrorCode } from '@cursiv/shared-domain';
import { functionsService, httpsCallable } from '@cursiv/shared-firebase/functions';
import { toAppError } from './provider-error.ts';

/** Time-out of a call, in milliseconds (spec §9). */
export const CALL_MS = 70_000;

/** A function's refusal beside the service's own code: one of our codes, and the reason behind it. */
function refusalOf(error: unknown): { code?: unknown; reason?: unknown } {
  return (error as { details?: { code?: unknown; reason?: unknown } | null }).details ?? {};
}

/** The SDK's message for a request that never reached the service; the service's own messages are in capitals. */
const isUnreached = (error: unknown) => error instanceof Error && error.message === 'internal';

/**
 * Calls a function (spec §7: a data envelope and the person's bearer token). Throws AppError: the function's own code
 * and reason, `timed-out` after 70 seconds, `offline`, or `unknown`.
 */
export async function callFunction<Input, Output>(name: string, input: Input): Promise<Output> {
  try {
    const call = httpsCallable<Input, Output>(functionsService(), name, { timeout: CALL_MS });
    return (await call(input)).data;
  } catch (error) {
    const { code, reason } = refusalOf(error);
    if (isAppErrorCode(code)) {
      throw new AppError(code, String(error), { cause: error, ...(typeof reason === 'string' && { reason }) });
    }
    if (isUnreached(error)) throw new AppError('offline', String(error), { cause: error });
    throw toAppError(error);
  }
}
