import { callFunction } from '../call-function.ts';

/** What people read while the site is worked on, and how long that is expected to take. */
export interface AskedMaintenance {
  ro: string;
  en: string;
  minutes: number;
  endsItself: boolean;
}

/**
 * Begins or changes the site's maintenance, or ends it (null); `revision` is that of the orders that were read. Throws AppError: `conflict` when
 * somebody was faster.
 */
export const changeMaintenance = async (revision: number, maintenance: AskedMaintenance | null): Promise<void> => {
  await callFunction('changeMaintenance', { revision, maintenance });
};
