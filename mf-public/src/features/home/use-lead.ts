import { type AppErrorCode, errorCode, type Lead } from '@cursiv/shared-domain';
import { useEffect, useRef, useState } from 'react';

/** Nobody reads the form and writes a message in less, in milliseconds: who does is a program. */
const MIN_TIME_MS = 3000;

export type LeadState = { status: 'open' | 'sending' | 'sent' } | { status: 'failed'; code: AppErrorCode };

/** Code that is needed only to send; asking for it early makes the press of the button quicker. */
export const loadSaveLead = () => import('@cursiv/shared-data/save-lead');

/** Sends a message once, however often it is pressed or tried again. `onSent` hears that it has arrived. */
export function useLead(onSent: () => void) {
  const [state, setState] = useState<LeadState>({ status: 'open' });
  const shownAt = useRef(Number.POSITIVE_INFINITY);
  const isRunning = useRef(false);
  const last = useRef({ id: '', content: '' });
  useEffect(() => {
    shownAt.current = Date.now();
  }, []);

  /** The same words are the same message; changed ones are another. */
  const idOf = (lead: Lead): string => {
    const content = JSON.stringify(lead);
    if (content !== last.current.content) last.current = { id: crypto.randomUUID(), content };
    return last.current.id;
  };

  /** `trap` is what a field that no person sees was filled with. A program is thanked like everybody and nothing is kept. */
  const send = async (lead: Lead, trap: string) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setState({ status: 'sending' });
    try {
      const isProgram = trap !== '' || Date.now() - shownAt.current < MIN_TIME_MS;
      if (!isProgram) await (await loadSaveLead()).saveLead(idOf(lead), lead);
      onSent();
      setState({ status: 'sent' });
    } catch (error) {
      setState({ status: 'failed', code: errorCode(error) });
    } finally {
      isRunning.current = false;
    }
  };
  return { state, send };
}
