import { AppError } from '@cursiv/shared-domain';
import type { Caller } from '../../callable/callable.ts';
import type { DocumentStore } from '../../store/document-source.ts';
import { allWeeks } from './all-weeks.ts';
import { answeredFields, checkAnswer } from './answer-weeks.ts';
import { changeWeeks } from './change-weeks.ts';
import type { MovedSeries } from './moved-series.ts';
import { acceptWeeks, rescheduleWeeks } from './reschedule-weeks.ts';
import { seenWeeks } from './seen-weeks.ts';
import type { SeriesMove } from './series-schema.ts';

/** Answers, cancels or moves the weeks of a series, all or none, in one commit. Throws AppError with the reason. */
export async function moveSeries(
  store: DocumentStore,
  move: SeriesMove,
  { uid, hasVerifiedEmail }: Caller,
  now: Date,
): Promise<MovedSeries> {
  if (!hasVerifiedEmail) throw new AppError('address-unproven');
  return store.transact(async (transaction): Promise<MovedSeries> => {
    const seen = await seenWeeks(transaction, move, uid, now);
    const { act, reason } = move;
    if (act === 'reschedule') return rescheduleWeeks(transaction, seen, move, now);
    if (act === 'accept') return acceptWeeks(transaction, seen, now);
    if (act === 'refuse' || act === 'withdraw') {
      const answer = act === 'refuse' ? ('declined' as const) : ('withdrawn' as const);
      const answered = { answer, ...(reason && { note: reason }) };
      changeWeeks(
        transaction,
        seen,
        ({ proposal }) => (proposal ? { proposal: { ...proposal, ...answered } } : {}),
        now,
      );
      return { outcome: 'done' };
    }
    if (act === 'cancel' && seen.side === 'expert' && !reason) throw new AppError('invalid', 'a reason is required');
    const checked = await allWeeks(
      seen.weeks,
      ({ startAt }) => startAt,
      async (booking) => checkAnswer(act, booking, uid, now),
    );
    if ('conflicts' in checked) return checked;
    changeWeeks(transaction, seen, await answeredFields(transaction, seen, act, reason), now);
    return { outcome: 'done' };
  });
}
