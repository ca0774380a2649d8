import type { Schedule } from '@cursiv/shared-domain';
import { callFunction } from '../call-function.ts';

/**
 * Saves an expert's own hours, based on the revision that they bear; returns the new one. Throws AppError: `invalid` for hours
 * that cannot be, `conflict` when newer ones were saved in the meantime, `no-access` to people without a page as an expert.
 */
export const saveSchedule = async (schedule: Schedule): Promise<number> =>
  (await callFunction<Schedule, { rev: number }>('saveSchedule', schedule)).rev;
