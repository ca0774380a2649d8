import type { MovedSeries } from '@cursiv/shared-data';
import { type Booking, type BookingSide, concernedWeeks } from '@cursiv/shared-domain';

/** Asks for another time of all weeks of a series from a booking on, as they are now. Throws AppError as `moveSeries` does. */
export async function moveAll(
  booking: Booking,
  side: BookingSide,
  startAt: Date,
  reason: string,
): Promise<MovedSeries> {
  const { getBookingsWith, moveSeries } = await import('@cursiv/shared-data');
  const all = await getBookingsWith(booking.learnerUid, booking.expertUid);
  const { id, index = 0 } = booking.series ?? {};
  const later = all.filter(({ series }) => series !== undefined && series.id === id && series.index >= index);
  return moveSeries(concernedWeeks(later, 'reschedule', side, new Date()), 'reschedule', { startAt, reason });
}
