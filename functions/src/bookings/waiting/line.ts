import { bookingRefused, isHeld, type Waiting, waitingSchema } from '@cursiv/shared-domain';
import type { DocumentTransaction } from '../../store/document-source.ts';
import { allParsed } from '../../store/parsed.ts';

/** Before the person in the name of a lock that holds a time for them. */
const HOLD = 'waiting__';

/** Whose hold a lock is; undefined for the lock of a booking. */
export const holderOf = (bookingId: string): string | undefined =>
  bookingId.startsWith(HOLD) ? bookingId.slice(HOLD.length) : undefined;

/** What stands in place of a booking in the locks that hold a time for somebody. */
export const holdOf = (learnerUid: string): string => `${HOLD}${learnerUid}`;

/** Those who wait for an expert, the first in line first. */
export async function lineOf(transaction: Pick<DocumentTransaction, 'find'>, expertUid: string): Promise<Waiting[]> {
  const found = await transaction.find({ collection: 'waiting', equals: { expertUid } });
  return allParsed(waitingSchema, found).toSorted(
    (one, other) => one.joinedAt.getTime() - other.joinedAt.getTime() || (one.id < other.id ? -1 : 1),
  );
}

/**
 * Throws AppError `booking/waiting-list` when somebody else is to be asked first: while people wait, each takes only the time
 * that is held for them, or is first in line.
 */
export function checkTurn(
  line: readonly Waiting[],
  uid: string,
  wanted: { offeringId: string; startAt: Date },
  now: Date,
): void {
  const own = line.find(({ learnerUid }) => learnerUid === uid);
  const isOffered =
    own?.held?.offeringId === wanted.offeringId && +own.held.startAt === +wanted.startAt && isHeld(own, now);
  const first = line.find(({ status }) => status === 'waiting');
  if (!isOffered && first && first.learnerUid !== uid) throw bookingRefused('waiting-list');
}

/** Ends somebody's waiting, and gives back what was held for them. */
export function leaveLine(transaction: DocumentTransaction, { id, held }: Waiting): void {
  for (const lockId of held?.lockIds ?? []) transaction.delete(`slotLocks/${lockId}`);
  transaction.delete(`waiting/${id}`);
}
