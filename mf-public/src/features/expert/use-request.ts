import { type AppErrorCode, errorCode } from '@cursiv/shared-domain';
import { useRef, useState } from 'react';

export type RequestState =
  | { status: 'open' | 'sending' }
  | { status: 'sent'; bookingId: string; answerUntil: Date }
  | { status: 'failed'; code: AppErrorCode };

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
 * it. `onTaken` hears when somebody was quicker.
 */
export function useRequest(onTaken: () => void) {
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
      setState({ status: 'sent', ...(await requestBooking({ ...wish, key: key.current })) });
    } catch (error) {
      const code = errorCode(error);
      setState({ status: 'failed', code });
      if (code === 'booking/taken') onTaken();
    } finally {
      isRunning.current = false;
    }
  };
  return { state, request };
}
