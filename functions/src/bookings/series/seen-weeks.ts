import {
  AppError,
  type Booking,
  type BookingSide,
  bookingRefused,
  bookingSchema,
  concernedWeeks,
} from '@cursiv/shared-domain';
import type { DocumentTransaction } from '../../store/document-source.ts';
import { allParsed } from '../../store/parsed.ts';
import { ownBooking } from '../rescheduling/own-booking.ts';
import type { SeriesMove } from './series-schema.ts';

/** The bookings of a series that an act concerns, and the side whose act it is. */
export interface SeenWeeks {
  side: BookingSide;
  weeks: readonly [Booking, ...Booking[]];
}

/**
 * What the caller saw, if it is still so and whole: every booking that the act concerns, from the first of theirs on. Throws
 * AppError: `no-access`, `conflict` when one of them has changed.
 */
export async function seenWeeks(
  transaction: DocumentTransaction,
  { seen, act }: Pick<SeriesMove, 'seen' | 'act'>,
  uid: string,
  now: Date,
): Promise<SeenWeeks> {
  const { booking, side } = await ownBooking(transaction, seen[0]?.bookingId ?? '', uid);
  const { series, learnerUid } = booking;
  if (!series) throw new AppError('invalid', 'no series');
  const found = await transaction.find({ collection: 'bookings', equals: { 'series.id': series.id, learnerUid } });
  const later = allParsed(bookingSchema, found).filter((one) => (one.series?.index ?? 0) >= series.index);
  const [first, ...others] = concernedWeeks(later, act, side, now);
  if (!first) throw bookingRefused(act === 'reschedule' || act === 'cancel' ? 'begun' : 'proposal-over');
  const weeks = [first, ...others] as const;
  const isSeen =
    weeks.length === seen.length &&
    weeks.every(({ id, rev }) => seen.some((one) => one.bookingId === id && one.rev === rev));
  if (!isSeen) throw new AppError('conflict', `the series ${series.id} has changed`);
  return { side, weeks };
}
