import {
  AppError,
  bookingRefused,
  expertSchema,
  isHeld,
  MAX_WAITING,
  type Waiting,
  waitingId,
} from '@cursiv/shared-domain';
import * as z from 'zod';
import type { Caller } from '../../callable/callable.ts';
import { isDocumentId } from '../../store/document-id.ts';
import type { DocumentStore, DocumentTransaction } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';
import { expertTimes, firstTimes } from './expert-times.ts';
import { leaveLine, lineOf } from './line.ts';

export const waitSchema = z.strictObject({
  expertUid: z.string().refine(isDocumentId),
  action: z.enum(['look', 'join', 'leave']),
});

/** Where somebody stands in the line for an expert. */
export interface Place {
  /** From 1; 0 for somebody who does not wait, or for whom a time is held. */
  place: number;
  /** The time that is held for them. */
  held?: { offeringId: string; startAt: string; until: string };
}

/**
 * Joins the line for an expert who has no free time, leaves it, or says where the caller stands. Throws AppError: `booking/has-times`
 * while there are free times, `booking/line-full`.
 */
export async function waitForExpert(
  store: DocumentStore,
  { expertUid, action }: z.infer<typeof waitSchema>,
  { uid, hasVerifiedEmail }: Caller,
  now: Date,
): Promise<Place> {
  if (action === 'join' && !hasVerifiedEmail) throw new AppError('address-unproven');
  if (expertUid === uid) throw new AppError('no-access');
  return store.transact(async (transaction) => {
    const line = await lineOf(transaction, expertUid);
    const own = line.find(({ learnerUid }) => learnerUid === uid);
    if (action === 'look' || (action === 'join' && own)) return placeIn(line, uid, now);
    if (action === 'join') return join(transaction, line, { expertUid, uid, now });
    if (own) leaveLine(transaction, own);
    return { place: 0 };
  });
}

function placeIn(line: readonly Waiting[], uid: string, now: Date): Place {
  const own = line.find(({ learnerUid }) => learnerUid === uid);
  if (own?.held && own.until && isHeld(own, now)) {
    const { offeringId, startAt } = own.held;
    return { place: 0, held: { offeringId, startAt: startAt.toISOString(), until: own.until.toISOString() } };
  }
  return {
    place: line.filter(({ status }) => status === 'waiting').findIndex(({ learnerUid }) => learnerUid === uid) + 1,
  };
}

async function join(
  transaction: DocumentTransaction,
  line: readonly Waiting[],
  { expertUid, uid, now }: { expertUid: string; uid: string; now: Date },
): Promise<Place> {
  const expert = parsed(expertSchema, await transaction.get(`experts/${expertUid}`));
  if (expert?.status !== 'listed') throw bookingRefused('not-offered');
  if (line.length >= MAX_WAITING) throw bookingRefused('line-full');
  const others = line.filter(({ status }) => status === 'waiting');
  // A time that has just become free is for those who came before.
  if (others.length === 0 && firstTimes(await expertTimes(transaction, expert, now), now).length > 0)
    throw bookingRefused('has-times');
  const id = waitingId(expertUid, uid);
  transaction.set(`waiting/${id}`, {
    expertUid,
    expertName: expert.displayName,
    learnerUid: uid,
    joinedAt: now,
    status: 'waiting',
  });
  return { place: others.length + 1 };
}
