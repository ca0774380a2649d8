import { browserId } from './browser-id.ts';
import type { KeptDocument } from './kept-document.ts';
import type { KeptEdits } from './kept-edits.ts';

/** What is stored, and the browser that has saved it. */
interface Saved {
  rev: number;
  savedFrom?: string | undefined;
}

/**
 * Forgets edits that this very browser has saved since, with all that was typed after them. A browser that is killed
 * finds what it had kept some seconds before, although it has cleared it.
 */
export function forgetOvertaken<Doc>(kept: KeptEdits<KeptDocument<Doc>>, { rev, savedFrom }: Saved): void {
  // Named before anything is typed, so that the name is on disk before the edits are.
  const here = browserId();
  const edits = kept.read();
  if (edits && edits.rev < rev && savedFrom === here) kept.clear();
}
