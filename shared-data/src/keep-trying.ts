import type { AppError } from '@cursiv/shared-domain';
import { isPassing, retryDelay } from './retry-delay.ts';

/** The callbacks by which an attempt reports its progress. */
export interface Outcome {
  worked(): void;
  /** The try is over. */
  failed(error: AppError): void;
}

/**
 * Starts something, and starts it again after each temporary failure: after a wait that doubles, or at once when the
 * browser is online again. `start` returns how to stop an attempt. Returns how to stop for good.
 */
export function keepTrying(start: (outcome: Outcome) => () => void): () => void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = () => {};
  const run = () => {
    timer = undefined;
    stop();
    stop = start({
      worked: () => {
        failures = 0;
      },
      failed: (error) => {
        failures += 1;
        if (isPassing(error)) timer = setTimeout(run, retryDelay(failures));
      },
    });
  };
  const runIfWaiting = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    run();
  };
  window.addEventListener('online', runIfWaiting);
  run();
  return () => {
    window.removeEventListener('online', runIfWaiting);
    clearTimeout(timer);
    stop();
  };
}
