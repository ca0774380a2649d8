import { isLocale } from '@cursiv/shared-i18n';
import { type GuardName, SECTION_IDS, type SectionId } from '@cursiv/shared-platform';
import { matchRoutes, type RouteObject } from 'react-router';
import { loadMessages, loadPage, loadSection } from '../composition/load-section.ts';
import { platformApi } from '../composition/platform-api.ts';
import { preloadPage } from '../composition/preload-page.ts';
import type { Releases } from '../composition/releases.ts';
import { isAllowedNow } from './guards.ts';

/** Resting on a link for this long is meant; passing over it is not. */
const DWELL_MS = 60;

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Loads the code of the page at a path, when the visitor may see it. Throws when it cannot be had. */
async function prefetch(pathname: string, routes: RouteObject[], releases: Releases): Promise<void> {
  const route = matchRoutes(routes, pathname)?.at(-1)?.route;
  const [, section, page, locale] = /^(\w+):([\w-]+)@(\w+)$/.exec(route?.id ?? '') ?? [];
  const { guard } = (route?.handle ?? {}) as { guard?: GuardName };
  if (!SECTION_IDS.includes(section as SectionId) || !page || !isLocale(locale)) return;
  if (!guard || !isAllowedNow(guard)) return;
  const release = await releases.get(section as SectionId);
  preloadPage(release, page, locale);
  const module = await loadSection(release, platformApi);
  await Promise.all([loadPage(module, page), loadMessages(module, locale)]);
}

/**
 * Loads the code of the page that a visitor is about to open, from the moment they rest on its link, focus or touch it. Not
 * earlier: code that runs commits the document to its build, and most of what could be guessed is never opened.
 */
export function prefetchOnIntent(router: { routes: RouteObject[] }, releases: Releases): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const intend = (event: Event) => {
    clearTimeout(resting);
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.origin !== location.origin || link.pathname === location.pathname || savesData()) return;
    resting = setTimeout(
      () => {
        // Opening the page tries again and shows what is wrong.
        prefetch(link.pathname, router.routes, releases).catch((error: unknown) => console.info(error));
      },
      event.type === 'pointerover' ? DWELL_MS : 0,
    );
  };
  for (const name of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(name, intend, { passive: true });
  }
}
