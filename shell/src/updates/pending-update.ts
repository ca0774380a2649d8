import { type MiddlewareFunction, redirectDocument } from 'react-router';
import { isReloadHeld } from '../composition/platform-api.ts';

let isPending = false;

/** A newer build is live: the next navigation loads the document, which says so itself in `data-update-pending`. */
export function noteUpdate(): void {
  isPending = true;
  document.documentElement.dataset.updatePending = 'true';
}

/**
 * Makes the next navigation after an update a document load at its target (spec §4), unless something is going on that a
 * reload would destroy. `hashOf` gives the hash of the navigation under way, which its request does not carry.
 */
export function reloadWhenUpdated(hashOf: () => string): MiddlewareFunction {
  return ({ request }) => {
    if (!isPending || isReloadHeld()) return;
    const { pathname, search } = new URL(request.url);
    throw redirectDocument(pathname + search + hashOf());
  };
}
