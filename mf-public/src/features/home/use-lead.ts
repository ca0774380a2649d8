import { type AppErrorCode, errorCode, type Lead } from '@cursiv/shared-domain';
import { useEffect, useRef, useState } from 'react';

export type LeadState = { status: 'open' | 'sending' | 'sent' } | { status: 'failed'; code: AppErrorCode };

/** Code that is needed only to send; asking for it early makes the press of the button quicker. */
export const loadSaveLead = () => import('@cursiv/shared-data/save-lead');

/** Sends a message once, however often it is pressed or tried again. */
export function useLead() {
  const [state, setState] = useState<LeadState>({ status: 'open' });
  const shownAt = useRef(0);
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

  /** `trap` is what a field that no person sees was filled with: by a program, or by a browser that fills in forms. */
  const send = async (lead: Lead, trap: string) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setState({ status: 'sending' });
    try {
      const { saveLead } = await loadSaveLead();
      await saveLead(idOf(lead), lead, { trap, writingMs: Date.now() - shownAt.current });
      setState({ status: 'sent' });
    } catch (error) {
      setState({ status: 'failed', code: errorCode(error) });
    } finally {
      isRunning.current = false;
    }
  };
  return { state, send };
}
