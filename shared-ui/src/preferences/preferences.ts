import type { Choices } from './choices.ts';

/** What was chosen on this device by nobody known, and what belongs to whoever is signed in; `shared-auth` removes it when they leave. */
export const DEVICE = 'cursiv:preferences';
export const OWN = 'cursiv:own-preferences';

/** Where storage is blocked, choices last as long as the page. */
export const unstored: Record<string, Choices | undefined> = {};

/** The choices that are kept under a key. */
export function choicesAt(key: string): Choices | undefined {
  try {
    const kept: string | undefined = localStorage[key];
    if (kept !== undefined) return JSON.parse(kept);
  } catch {
    // Blocked storage, or no choices.
  }
  return unstored[key];
}

/** What holds now. Whoever uses a choice checks it: storage may hold anything. */
export const preferences = (): Choices => choicesAt(OWN) ?? choicesAt(DEVICE) ?? {};

/**
 * Calls back whenever something is chosen, in any part of the page and any tab. The event has the name of the key, and the
 * document's first script listens, too.
 */
export function onPreferences(changed: () => void): () => void {
  const events = [DEVICE, 'storage'];
  for (const event of events) addEventListener(event, changed);
  return () => {
    for (const event of events) removeEventListener(event, changed);
  };
}
