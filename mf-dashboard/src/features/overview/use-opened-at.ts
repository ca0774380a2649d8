import { useState } from 'react';

/** Whoever comes back so soon, in milliseconds, goes on with what the page has asked for: it would be open as long if they had stayed. */
const SAME_VISIT_MS = 300_000;

let last = new Date(0);

/** When the page was opened, if that was a short while ago, else now: what it shows begins there. */
export function openedAt(): Date {
  const now = new Date();
  if (Math.abs(now.getTime() - last.getTime()) >= SAME_VISIT_MS) last = now;
  return last;
}

/** The same, as long as the page stays open. */
export const useOpenedAt = (): Date => useState(openedAt)[0];
