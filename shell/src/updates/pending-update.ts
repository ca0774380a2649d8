import { type MiddlewareFunction, redirectDocument } from 'react-router';
import { isReloadHeld } from '@cursiv/shared-router';

/** Why the document has to be loaded anew: there is something newer, or what runs here must not run any longer. */
export type Update = 'newer' | 'ended';

/** What must end waits for uploads, edits and playback as well, but not for ever. */
const LONGEST_HOLD_MS: Record<Update, number> = { newer: Number.POSITIVE_INFINITY, ended: 30 * 60 * 1000 };

let pending: Update | undefined;

/** The next navigation loads the document, which says so itself in `data-update-pending`. */
export function noteUpdate(update: Update): void {
  pending = update;
  document.documentElement.dataset.updatePending = 'true';
}

/**
 * Makes the next navigation after an update a document load at its target (spec §4), unless something is going on that a
 * reload would destroy. `hashOf` gives the hash of the navigation under way, which its request does not carry.
 */
export function reloadWhenUpdated(hashOf: () => string): MiddlewareFunction {
  return ({ request }) => {
    if (!pending || isReloadHeld(LONGEST_HOLD_MS[pending])) return;
    const { pathname, search } = new URL(request.url);
    throw redirectDocument(pathname + search + hashOf());
  };
}
