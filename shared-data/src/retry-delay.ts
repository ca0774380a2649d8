import type { AppError, AppErrorCode } from '@cursiv/shared-domain';

/**
 * The wait before another attempt, in milliseconds: a second after the first failure, doubling up to 32 s, so that a
 * service in trouble is not flooded.
 */
const FIRST_MS = 1_000;
const LONGEST_MS = 32_000;

/** Temporary failures: a later attempt may work without anybody's action. */
const PASSING: readonly AppErrorCode[] = ['offline', 'busy', 'timed-out', 'unknown'];

/** The wait after this many failures in a row (from 1), in milliseconds. */
export const retryDelay = (failures: number): number => Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS);

export const isPassing = (error: Pick<AppError, 'code'>): boolean => PASSING.includes(error.code);

/** Failures of the device, the session or the site: they say nothing about what was asked, which may be allowed once somebody has acted. */
const AROUND: readonly AppErrorCode[] = ['clock-wrong', 'signed-out', 'maintenance', 'too-often', 'canceled'];

/** Whether what was asked is refused for good: asked again, it would be refused again. */
export const isFinal = (error: Pick<AppError, 'code'>): boolean => !isPassing(error) && !AROUND.includes(error.code);
