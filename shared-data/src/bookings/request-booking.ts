import type { LessonPlace } from '@cursiv/shared-domain';
import { callProven } from './call-proven.ts';

/** A learner's request to an expert. `key` (a UUID) is made once per request, so that a retry requests nothing twice. */
export interface BookingRequest {
  key: string;
  expertUid: string;
  offeringId: string;
  startAt: Date;
  learnerTimeZone: string;
  topic: string;
  /** One of the expert's languages, BCP 47. */
  language?: string | undefined;
  /** The lesson that it is requested from. */
  context?: Omit<LessonPlace, 'courseTitle' | 'lessonTitle'> | undefined;
}

/** A stored request. */
export interface RequestedBooking {
  bookingId: string;
  /** Without an answer, the request expires at this moment. */
  answerUntil: Date;
}

/**
 * Requests a booking. A retry after a lost answer returns the first result. Throws AppError: a booking's refusal,
 * `address-unproven`, `timed-out`, `offline`.
 */
export async function requestBooking(request: BookingRequest): Promise<RequestedBooking> {
  const { bookingId, answerUntil } = await callProven<{ bookingId: string; answerUntil: string }>('requestBooking', {
    ...request,
    startAt: request.startAt.toISOString(),
  });
  return { bookingId, answerUntil: new Date(answerUntil) };
}
