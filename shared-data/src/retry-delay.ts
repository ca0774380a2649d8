import type { AppError, AppErrorCode } from '@cursiv/shared-domain';

/** The wait before another try, in milliseconds: a second after the first failure, doubling up to 32 s, so that no service in trouble is stormed. */
const FIRST_MS = 1_000;
const LONGEST_MS = 32_000;

/** Failures that pass by themselves: trying again later may work without anybody doing anything. */
const PASSING: readonly AppErrorCode[] = ['offline', 'busy', 'timed-out', 'unknown'];

/** How long to wait after so many failures in a row (from 1), in milliseconds. */
export const retryDelay = (failures: number): number => Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS);

export const isPassing = (error: Pick<AppError, 'code'>): boolean => PASSING.includes(error.code);
