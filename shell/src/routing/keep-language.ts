import { localizePath, splitLocale } from '@cursiv/shared-i18n';
import { type MiddlewareFunction, replace } from 'react-router';
import type { RouterPlace } from '../updates/pending-update.ts';

/**
 * The chosen language also holds for pages that the person goes back to: a page that was shown in the other language
 * gets its address in this one.
 */
export function keepLanguage(place: () => RouterPlace | undefined): MiddlewareFunction {
  return ({ request }) => {
    const router = place();
    const { pathname, search } = new URL(request.url);
    // Only Back and Forward change the address before the page has loaded.
    if (!router || pathname !== window.location.pathname) return;
    const { locale } = splitLocale(router.location.pathname);
    const wanted = splitLocale(pathname);
    if (wanted.locale === locale) return;
    throw replace(localizePath(wanted.path, locale) + search + (router.navigation.location?.hash ?? ''));
  };
}
