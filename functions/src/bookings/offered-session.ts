import {
  bookingRefused,
  type Expert,
  expertSchema,
  type Offering,
  type Schedule,
  scheduleSchema,
  startProblem,
} from '@cursiv/shared-domain';
import type { DocumentTransaction } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';
import type { SessionRequest } from './request-schema.ts';

/** What is asked for, as the server's documents have it. */
export interface OfferedSession {
  expert: Expert;
  offering: Offering;
  schedule: Schedule;
}

/** The session that is asked for, when the expert offers it at that time. Throws AppError by the reason. */
export async function offeredSession(
  transaction: DocumentTransaction,
  { expertUid, offeringId, startAt }: SessionRequest,
  now: Date,
): Promise<OfferedSession> {
  const expert = parsed(expertSchema, await transaction.get(`experts/${expertUid}`));
  const schedule = parsed(scheduleSchema, await transaction.get(`schedules/${expertUid}`));
  const offering = Object.entries(expert?.offerings ?? {}).find(([id]) => id === offeringId)?.[1];
  if (expert?.status !== 'listed' || !offering?.active) throw bookingRefused('not-offered');
  if (!schedule) throw bookingRefused('outside-hours');
  const problem = startProblem(schedule, offering, startAt, now);
  if (problem) throw bookingRefused(problem);
  return { expert, offering, schedule };
}
