import { splitLocale } from '@cursiv/shared-i18n';
import { isReloadHeld } from '@cursiv/shared-platform/shell';
import { type MiddlewareFunction, redirectDocument } from 'react-router';

/** The reason to reload the document: something is newer, or the running code must end. */
export type Update = 'newer' | 'ended';

/** Code that must end waits for uploads, edits and playback as well, but not forever. */
const LONGEST_HOLD_MS: Record<Update, number> = { newer: Number.POSITIVE_INFINITY, ended: 30 * 60 * 1000 };

let pending: Update | undefined;

/** The next navigation loads the document, which shows this in `data-update-pending`. */
export function noteUpdate(update: Update): void {
  pending = update;
  document.documentElement.dataset.updatePending = 'true';
}

/** The router's present location and, during a navigation, its target. */
export interface RouterPlace {
  location: { pathname: string };
  navigation: { location?: { hash: string } | undefined };
}

/**
 * Turns the next navigation after an update into a document load at its target, including the hash (spec §4), unless a
 * reload would destroy something in progress. A change of language or filters on the same page does not count: typed
 * text there would be lost.
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
