import { answerUntil, movesAtOnce } from '@cursiv/shared-domain';
import type { DocumentTransaction } from '../../store/document-source.ts';
import { moveBookings } from '../rescheduling/move-time.ts';
import { proposalOf } from '../rescheduling/reschedule-booking.ts';
import { allWeeks } from './all-weeks.ts';
import { changeWeeks, toldOnce } from './change-weeks.ts';
import type { MovedSeries } from './moved-series.ts';
import { otherTimes, proposedTimes } from './moved-weeks.ts';
import type { SeenWeeks } from './seen-weeks.ts';

/** Moves weeks that a learner has only asked for; otherwise proposes their new times to the other side. */
export async function rescheduleWeeks(
  transaction: DocumentTransaction,
  seen: SeenWeeks,
  { startAt, reason }: { startAt: Date; reason: string },
  now: Date,
): Promise<MovedSeries> {
  const { side, weeks } = seen;
  const times = await otherTimes(transaction, seen, startAt, now);
  const all = await allWeeks(
    times,
    ({ at }) => at,
    ({ find }) => find(),
  );
  if ('conflicts' in all) return all;
  if (weeks.every((booking) => movesAtOnce(booking, side))) {
    const moves = all.found.map((move) => ({ ...move, fields: { answerUntil: answerUntil(now, move.startAt) } }));
    moveBookings(transaction, toldOnce(moves), side, now);
    return { outcome: 'moved' };
  }
  const proposals = new Map(all.found.map((move) => [move.booking.id, proposalOf(side, { ...move, reason }, now)]));
  // What is answered together stands as long as the shortest of them.
  const until = new Date(Math.min(...[...proposals.values()].map((proposal) => +proposal.until)));
  const proposed = { until, weeks: weeks.length };
  changeWeeks(
    transaction,
    seen,
    ({ id }) => {
      const proposal = proposals.get(id);
      return proposal ? { proposal: { ...proposal, ...proposed } } : {};
    },
    now,
  );
  return { outcome: 'proposed' };
}

/** Takes the times that were proposed for several weeks. */
export async function acceptWeeks(transaction: DocumentTransaction, seen: SeenWeeks, now: Date): Promise<MovedSeries> {
  const all = await allWeeks(
    proposedTimes(transaction, seen, now),
    ({ at }) => at,
    ({ find }) => find(),
  );
  if ('conflicts' in all) return all;
  moveBookings(transaction, toldOnce(all.found), seen.side, now);
  return { outcome: 'done' };
}
