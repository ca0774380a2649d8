import { errorCode } from '@cursiv/shared-domain';
import { callFunction } from '../call-function.ts';
import { renewToken } from '../files/renew-token.ts';

/** What a learner asks of an expert. `key` is made once for a request (a UUID), so that asking again asks nothing twice. */
export interface BookingRequest {
  key: string;
  expertUid: string;
  offeringId: string;
  startAt: Date;
  learnerTimeZone: string;
  topic: string;
}

/** A request as it is stored. */
export interface AskedBooking {
  bookingId: string;
  /** Without an answer it expires at this moment. */
  answerUntil: Date;
}

/**
 * Asks for a session. Asked again after an answer that was lost, it answers what came of it. Throws AppError: a booking's
 * refusal, `address-unproven`, `timed-out`, `offline`.
 */
export async function requestBooking(request: BookingRequest): Promise<AskedBooking> {
  try {
    return await ask(request);
  } catch (error) {
    if (errorCode(error) !== 'address-unproven') throw error;
    // Who has just proven the address still holds a token from before.
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
