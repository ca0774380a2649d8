import type { BookingRefusal } from '@cursiv/shared-domain';
import { callProven } from './call-proven.ts';
import type { BookingRequest } from './request-booking.ts';

/** A week of a series that cannot be, and why. */
export interface SeriesConflict {
  startAt: Date;
  reason: BookingRefusal;
}

/** A stored series: the first of its bookings; or what stands against it, and then nothing is stored. */
export type RequestedSeries = { bookingId: string; answerUntil: Date } | { conflicts: SeriesConflict[] };

type Answer =
  | { bookingIds: string[]; answerUntil: string }
  | { conflicts: { startAt: string; reason: BookingRefusal }[] };

/** Requests the same time of so many weeks, all or none. A retry returns the first result. Throws AppError as `requestBooking` does. */
export async function requestSeries(request: BookingRequest, count: number): Promise<RequestedSeries> {
  const answer = await callProven<Answer>('requestSeries', {
    ...request,
    startAt: request.startAt.toISOString(),
    count,
  });
  if ('conflicts' in answer)
    return { conflicts: answer.conflicts.map(({ startAt, reason }) => ({ startAt: new Date(startAt), reason })) };
  return { bookingId: answer.bookingIds[0] ?? '', answerUntil: new Date(answer.answerUntil) };
}
