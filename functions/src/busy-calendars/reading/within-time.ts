import { runInNewContext } from 'node:vm';

/**
 * Runs synchronous work that strangers' data may hold up, and ends it after this time even inside a library's endless loop. Whether it
 * came to its end.
 */
export function withinTime(ms: number, act: () => void): boolean {
  try {
    runInNewContext('act()', { act }, { timeout: ms });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false;
    throw error;
  }
}
