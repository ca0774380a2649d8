import { AppError, expertSchema, keepsHours, type Schedule, scheduleProblems } from '@cursiv/shared-domain';
import type { DocumentStore } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';

/**
 * Stores somebody's hours, and their zone on their page, all or nothing; bookings stay as they are. Throws AppError: `invalid`
 * for hours that cannot be, with the first place and its problem, `conflict` when newer hours are there, `no-access` to people
 * without a page.
 */
export async function saveSchedule(store: DocumentStore, uid: string, schedule: Schedule): Promise<{ rev: number }> {
  const [wrong] = scheduleProblems(schedule);
  if (wrong) throw new AppError('invalid', `hours of ${uid}`, { reason: `${wrong.place} ${wrong.problem}` });
  const rev = schedule.rev + 1;
  await store.transact(async (transaction) => {
    const expert = parsed(expertSchema, await transaction.get(`experts/${uid}`));
    if (!expert || !keepsHours(expert.status)) throw new AppError('no-access', `experts/${uid} keeps no hours`);
    const stored = await transaction.get(`schedules/${uid}`);
    if ((stored?.fields.rev ?? 0) !== schedule.rev) throw new AppError('conflict', `schedules/${uid} has changed`);
    transaction.set(`schedules/${uid}`, { ...schedule, rev });
    if (expert.timeZone !== schedule.timeZone) transaction.update(`experts/${uid}`, { timeZone: schedule.timeZone });
  });
  return { rev };
}
