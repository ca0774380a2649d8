import { type AppErrorCode, errorCode } from '@cursiv/shared-domain';
import { useRef, useState } from 'react';

export type Sending = { state: 'idle' | 'pending' | 'done' } | { state: 'failed'; failure: AppErrorCode };

/** A step that is sent once at a time; what was typed stays with the form when it fails. */
export function useSending(): [Sending, (send: () => Promise<void>) => Promise<void>] {
  const [sending, setSending] = useState<Sending>({ state: 'idle' });
  const isRunning = useRef(false);
  const run = async (send: () => Promise<void>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setSending({ state: 'pending' });
    try {
      await send();
      setSending({ state: 'done' });
    } catch (error) {
      setSending({ state: 'failed', failure: errorCode(error) });
    } finally {
      isRunning.current = false;
    }
  };
  return [sending, run];
}
