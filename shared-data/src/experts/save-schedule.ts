import type { Schedule } from '@cursiv/shared-domain';
import { callFunction } from '../call-function.ts';
import { noteOwnSave, withOwnSaves } from '../revisions/own-saves.ts';

/**
 * Saves the hours of the expert `uid`, who calls, based on the revision that they bear; returns the new one. Throws AppError:
 * `invalid` for hours that cannot be, `conflict` when newer ones were saved in the meantime, `no-access` to people without a
 * page as an expert.
 */
export async function saveSchedule(uid: string, schedule: Schedule): Promise<number> {
  const path = `schedules/${uid}`;
  const seen = withOwnSaves(path, schedule.rev) ?? 0;
  const { rev } = await callFunction<Schedule, { rev: number }>('saveSchedule', { ...schedule, rev: seen });
  noteOwnSave(path, seen, rev);
  return rev;
}
