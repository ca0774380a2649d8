import { useCommand } from '@cursiv/shared-data/commands';
import type { Lead } from '@cursiv/shared-domain';
import { useEffect, useRef } from 'react';

/** Code that is needed only to send; asking for it early makes the press of the button quicker. */
export const loadSaveLead = () => import('@cursiv/shared-data/save-lead');

/** Sends a message once, however often it is pressed or tried again. `onSent` hears that it has arrived. */
export function useLead(onSent: () => void) {
  const { isPending, isDone, failure, run } = useCommand();
  const shownAt = useRef(0);
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
  const send = (lead: Lead, trap: string) =>
    run(async () => {
      const { saveLead } = await loadSaveLead();
      await saveLead(idOf(lead), lead, { trap, writingMs: Date.now() - shownAt.current });
      onSent();
    });
  return { isPending, isDone, failure, send };
}
