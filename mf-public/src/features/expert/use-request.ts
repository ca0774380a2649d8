import { type AppErrorCode, errorCode } from '@cursiv/shared-domain';
import { useRef, useState } from 'react';
import { visitorZone } from './visitor-zone.ts';

export type RequestState = { status: 'open' | 'sending' | 'sent' } | { status: 'failed'; code: AppErrorCode };

/** What is asked for; the zone of the learner's device is added. */
export interface SessionWish {
  learnerUid: string;
  expertUid: string;
  offeringId: string;
  startAt: Date;
  topic: string;
}

/** Asks for one session once, however often it is pressed or tried again. `onTaken` hears when somebody was quicker. */
export function useRequest({ onTaken, onSent }: { onTaken: () => void; onSent: () => void }) {
  const [state, setState] = useState<RequestState>({ status: 'open' });
  const id = useRef('');
  const isRunning = useRef(false);
  const request = async (wish: SessionWish) => {
    if (isRunning.current) return;
    isRunning.current = true;
    id.current ||= crypto.randomUUID();
    setState({ status: 'sending' });
    try {
      const { requestBooking } = await import('@cursiv/shared-data');
      await requestBooking({ ...wish, id: id.current, learnerTimeZone: visitorZone() });
      onSent();
      setState({ status: 'sent' });
    } catch (error) {
      const code = errorCode(error);
      setState({ status: 'failed', code });
      if (code === 'conflict') onTaken();
    } finally {
      isRunning.current = false;
    }
  };
  return { state, request };
}
