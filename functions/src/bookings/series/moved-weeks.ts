import { AppError, type Booking, weeklyStarts } from '@cursiv/shared-domain';
import type { DocumentTransaction } from '../../store/document-source.ts';
import { checkStart, listedTime } from '../bookable-time.ts';
import { agreedMove } from '../rescheduling/answer-proposal.ts';
import { type Move, otherTime } from '../rescheduling/move-time.ts';
import type { SeenWeeks } from './seen-weeks.ts';

/** Looks for the new time of one of some bookings. Throws AppError by the reason when there is none. */
type Finding = { at: Date; find: () => Promise<Move & { fields: Partial<Booking> }> };

/** The weeks of a series at another time: the first at this one, the others at the same on the expert's wall, in their own weeks. */
export async function otherTimes(
  transaction: DocumentTransaction,
  { weeks }: SeenWeeks,
  startAt: Date,
  now: Date,
): Promise<Finding[]> {
  const [first] = weeks;
  if (+first.startAt === +startAt) throw new AppError('invalid', 'the series has this time');
  const bookable = await listedTime(transaction, first);
  const indexOf = ({ series }: Booking) => (series?.index ?? 0) - (first.series?.index ?? 0);
  const starts = weeklyStarts(startAt, Math.max(...weeks.map(indexOf)) + 1, bookable.schedule.timeZone);
  const released = weeks.map(({ id }) => id);
  return weeks.map((booking) => {
    const at = starts[indexOf(booking)] ?? startAt;
    const find = async () => {
      checkStart(bookable, at, now);
      return { ...(await otherTime(transaction, booking, { ...bookable, startAt: at }, now, released)), fields: {} };
    };
    return { at, find };
  });
}

/** The weeks of a series at the times that were proposed for them. */
export function proposedTimes(transaction: DocumentTransaction, { weeks }: SeenWeeks, now: Date): Finding[] {
  const released = weeks.map(({ id }) => id);
  return weeks.flatMap((booking): Finding[] => {
    const { proposal } = booking;
    if (!proposal) return [];
    return [{ at: proposal.startAt, find: () => agreedMove(transaction, booking, proposal, now, released) }];
  });
}
