import { type AppErrorCode, type BookingRefusal, bookingRefusalOf, errorCode } from '@cursiv/shared-domain';
import { useRef, useState } from 'react';

export type RequestState =
  | { status: 'open' | 'sending' }
  | { status: 'sent'; bookingId: string; answerUntil: Date }
  | { status: 'failed'; code: AppErrorCode; refusal: BookingRefusal | undefined };

/** What is asked for. */
export interface SessionWish {
  expertUid: string;
  offeringId: string;
  startAt: Date;
  learnerTimeZone: string;
  topic: string;
}

/**
 * Asks for one session once, however often it is pressed or tried again: after a lost answer, asking again tells what came of
 * it. `onTaken` hears when somebody was quicker, `onSent` when the request is stored.
 */
export function useRequest({ onTaken, onSent }: { onTaken: () => void; onSent: () => void }) {
  const [state, setState] = useState<RequestState>({ status: 'open' });
  const key = useRef('');
  const isRunning = useRef(false);
  const request = async (wish: SessionWish) => {
    if (isRunning.current) return;
    isRunning.current = true;
    key.current ||= crypto.randomUUID();
    setState({ status: 'sending' });
    try {
      const { requestBooking } = await import('@cursiv/shared-data');
      const asked = await requestBooking({ ...wish, key: key.current });
      onSent();
      setState({ status: 'sent', ...asked });
    } catch (error) {
      const refusal = bookingRefusalOf(error);
      setState({ status: 'failed', code: errorCode(error), refusal });
      if (refusal === 'taken') onTaken();
    } finally {
      isRunning.current = false;
    }
  };
  return { state, request };
}
