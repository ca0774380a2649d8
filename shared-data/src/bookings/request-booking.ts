import { errorCode } from '@cursiv/shared-domain';
import { callFunction } from '../call-function.ts';
import { renewToken } from '../files/renew-token.ts';

/** A learner's request to an expert. `key` (a UUID) is made once per request, so that a retry requests nothing twice. */
export interface BookingRequest {
  key: string;
  expertUid: string;
  offeringId: string;
  startAt: Date;
  learnerTimeZone: string;
  topic: string;
}

/** A stored request. */
export interface AskedBooking {
  bookingId: string;
  /** Without an answer, the request expires at this moment. */
  answerUntil: Date;
}

/**
 * Requests a booking. A retry after a lost answer returns the first result. Throws AppError: a booking's refusal,
 * `address-unproven`, `timed-out`, `offline`.
 */
export async function requestBooking(request: BookingRequest): Promise<AskedBooking> {
  try {
    return await ask(request);
  } catch (error) {
    if (errorCode(error) !== 'address-unproven') throw error;
    // A person who has just verified the e-mail address still holds an older token.
    await renewToken();
    return ask(request);
  }
}

async function ask(request: BookingRequest): Promise<AskedBooking> {
  const { bookingId, answerUntil } = await callFunction<object, { bookingId: string; answerUntil: string }>(
    'requestBooking',
    { ...request, startAt: request.startAt.toISOString() },
  );
  return { bookingId, answerUntil: new Date(answerUntil) };
}
