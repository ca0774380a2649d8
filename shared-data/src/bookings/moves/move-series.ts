import type { Booking, BookingRefusal, SeriesAct } from '@cursiv/shared-domain';
import { callProven } from '../call-proven.ts';
import type { SeriesConflict } from '../request-series.ts';

/** What became of an act on a series, or what stands against it, and then it changed nothing. */
export type MovedSeries = { outcome: 'done' | 'moved' | 'proposed' } | { conflicts: SeriesConflict[] };

type Answer = { outcome: 'done' | 'moved' | 'proposed' } | { conflicts: { startAt: string; reason: BookingRefusal }[] };

/**
 * Does something with all these weeks of a series or with none; `startAt` is the first one's new time. Throws AppError: a
 * booking's refusal, `conflict` when one of them has changed since.
 */
export async function moveSeries(
  weeks: readonly Pick<Booking, 'id' | 'rev'>[],
  act: SeriesAct,
  { reason = '', startAt }: { reason?: string; startAt?: Date } = {},
): Promise<MovedSeries> {
  const answer = await callProven<Answer>('moveSeries', {
    act,
    seen: weeks.map(({ id, rev }) => ({ bookingId: id, rev })),
    reason: reason.trim(),
    ...(startAt && { startAt: startAt.toISOString() }),
  });
  if ('outcome' in answer) return answer;
  return { conflicts: answer.conflicts.map((each) => ({ ...each, startAt: new Date(each.startAt) })) };
}
