import { splitLocale } from '@cursiv/shared-i18n';
import { isReloadHeld } from '@cursiv/shared-router';
import { type MiddlewareFunction, redirectDocument } from 'react-router';

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

/** Where the router stands and, during a navigation, where it goes. */
export interface RouterPlace {
  location: { pathname: string };
  navigation: { location?: { hash: string } | undefined };
}

/**
 * Makes the next navigation after an update a document load at its target, hash included (spec §4), unless something is going on
 * that a reload would destroy. Another language or other filters of the same page are no such navigation: what is typed there
 * would be lost.
 */
export function reloadWhenUpdated(place: () => RouterPlace | undefined): MiddlewareFunction {
  return ({ request }) => {
    if (!pending || isReloadHeld(LONGEST_HOLD_MS[pending])) return;
    const { pathname, search } = new URL(request.url);
    const router = place();
    if (router && splitLocale(router.location.pathname).path === splitLocale(pathname).path) return;
    // The request does not carry the hash.
    throw redirectDocument(pathname + search + (router?.navigation.location?.hash ?? ''));
  };
}
