import { AppError } from '@cursiv/shared-domain';
import { database, runTransaction, type Transaction } from '@cursiv/shared-firebase/firestore';
import { providerCode, toAppError } from './provider-error.ts';
import { retryDelay } from './retry-delay.ts';

/** How often a transaction is tried when others interfered or a service in trouble refused it. */
const MAX_TRIES = 3;

/**
 * Failures that another attempt may overcome. A request that was not answered in time (15 s in the client) is not
 * repeated unasked.
 */
const WORTH_ANOTHER_TRY: readonly string[] = [
  'aborted',
  'failed-precondition',
  'already-exists',
  'unavailable',
  'resource-exhausted',
  'internal',
];

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Reads and writes in one transaction against the server: without a connection it fails, and nothing is written later.
 * Retries a service in trouble after a wait that doubles; renews a refused token once. Throws AppError.
 */
export async function transact<T>(update: (transaction: Transaction) => Promise<T>): Promise<T> {
  let isTokenRenewed = false;
  for (let tries = 1; ; tries += 1) {
    try {
      return await runTransaction(database(), update, { maxAttempts: 1 });
    } catch (error) {
      const code = providerCode(error);
      if (code === 'unauthenticated') {
        if (isTokenRenewed) throw new AppError('clock-wrong', 'a renewed token was refused', { cause: error });
        isTokenRenewed = true;
      } else {
        const isHopeless = tries >= MAX_TRIES || !WORTH_ANOTHER_TRY.includes(code);
        if (isHopeless) throw toAppError(error);
        await wait(retryDelay(tries));
      }
    }
  }
}
