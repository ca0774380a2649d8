import { useCommand } from '@cursiv/shared-data/commands';
import type { Lead } from '@cursiv/shared-domain';
import { useEffect, useRef } from 'react';

/** Code that only sending needs; requesting it early makes the button respond faster. */
export const loadSaveLead = () => import('@cursiv/shared-data/save-lead');

/** Sends a message once, however often it is pressed or retried. `onSent` runs when the message has arrived. */
export function useLead(onSent: () => void) {
  const { isPending, isDone, failure, run } = useCommand();
  const shownAt = useRef(0);
  const last = useRef({ id: '', content: '' });
  useEffect(() => {
    shownAt.current = Date.now();
  }, []);

  /** The same words are the same message; changed words make a new one. */
  const idOf = (lead: Lead): string => {
    const content = JSON.stringify(lead);
    if (content !== last.current.content) last.current = { id: crypto.randomUUID(), content };
    return last.current.id;
  };

  /** `trap` is the content of a field that nobody sees; a program fills it, or a browser that completes forms. */
  const send = (lead: Lead, trap: string) =>
    run(async () => {
      const { saveLead } = await loadSaveLead();
      await saveLead(idOf(lead), lead, { trap, writingMs: Date.now() - shownAt.current });
      onSent();
    });
  return { isPending, isDone, failure, send };
}
