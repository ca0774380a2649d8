import { useCommand } from '@cursiv/shared-data/commands';
import { type AppErrorCode, type BookingRefusal, bookingRefusalOf } from '@cursiv/shared-domain';
import { useRef, useState } from 'react';

export type RequestState =
  | { status: 'open' | 'sending' }
  | { status: 'sent'; bookingId: string; answerUntil: Date }
  | { status: 'failed'; code: AppErrorCode; refusal: BookingRefusal | undefined };

/** The content of a request. */
export interface SessionWish {
  expertUid: string;
  offeringId: string;
  startAt: Date;
  learnerTimeZone: string;
  topic: string;
}

/**
 * Sends one request once, however often it is pressed or retried: a retry after a lost answer returns the first result.
 * `onTaken` runs when somebody else was faster, `onSent` when the request is stored.
 */
export function useRequest({ onTaken, onSent }: { onTaken: () => void; onSent: () => void }) {
  const [state, setState] = useState<RequestState>({ status: 'open' });
  const key = useRef('');
  const { run } = useCommand();
  const request = async (wish: SessionWish) => {
    const outcome = await run(async () => {
      key.current ||= crypto.randomUUID();
      setState({ status: 'sending' });
      const { requestBooking } = await import('@cursiv/shared-data');
      const asked = await requestBooking({ ...wish, key: key.current });
      onSent();
      setState({ status: 'sent', ...asked });
    });
    if (outcome.status !== 'failed') return;
    const refusal = bookingRefusalOf(outcome.error);
    setState({ status: 'failed', code: outcome.code, refusal });
    if (refusal === 'taken') onTaken();
  };
  return { state, request };
}
