import { AppError } from '@cursiv/shared-domain';
import { toAppError } from '../../provider-error.ts';
import { isPassing, retryDelay } from '../../retry-delay.ts';

/** How a step of an upload is tried again. */
export interface Patience {
  /** Aborted when the person pauses or cancels. */
  signal: AbortSignal;
  /** The service is unreachable, or answers again. */
  waiting(isWaiting: boolean): void;
  /** For so long after its first failure a step is tried again while the browser is online, in milliseconds. */
  limitMs: number;
}

/** A step that takes longer is tried anew, in milliseconds: a broken connection may never say so. */
const STEP_MS = 300_000;

/** Tries a step until it works, as long as its failures are temporary. Throws AppError: `canceled` once aborted. */
export async function keepAtIt<T>(
  { signal, waiting, limitMs }: Patience,
  step: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  // A device that sleeps through a try has used up none of the time for others.
  let failedSince: number | undefined;
  for (let failures = 1; ; failures += 1) {
    try {
      const result = await withinReach(signal, step);
      if (failures > 1) waiting(false);
      return result;
    } catch (cause) {
      const error = toAppError(cause);
      if (signal.aborted) throw new AppError('canceled', 'stopped', { cause });
      failedSince ??= Date.now();
      if (!isPassing(error) || (navigator.onLine && Date.now() - failedSince > limitMs)) throw error;
      waiting(true);
      await pause(retryDelay(failures), signal);
    }
  }
}

/** One try, which ends when the network does. */
async function withinReach<T>(signal: AbortSignal, step: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const own = new AbortController();
  const stop = () => own.abort();
  if (signal.aborted) stop();
  const timer = setTimeout(stop, STEP_MS);
  signal.addEventListener('abort', stop);
  window.addEventListener('offline', stop);
  try {
    return await step(own.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
    window.removeEventListener('offline', stop);
  }
}

/** Waits, but not when the network comes back or the person steps in. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
    window.addEventListener('online', end);
  });
}
