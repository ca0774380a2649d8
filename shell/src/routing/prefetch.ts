import { whenSettled } from '@cursiv/shared-auth';
import { isLocale } from '@cursiv/shared-i18n';
import type { GuardName, PayloadSource } from '@cursiv/shared-platform';
import { matchRoutes, type RouteObject } from 'react-router';
import { loadMessages, loadPage } from '../composition/code/load-page.ts';
import { preloadPage } from '../composition/code/preload-page.ts';
import type { SectionHost } from '../composition/section-host.ts';
import { seemsAllowed } from './guards.ts';

/** A pointer that rests on a link for this long is intentional; a shorter pass is not. */
const DWELL_MS = 60;

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** A declared page of a section, in one language, at an address. */
interface FoundPage {
  section: string;
  page: string;
  locale: string;
  guard: GuardName;
  roles: readonly string[] | undefined;
  params: Readonly<Record<string, string | undefined>>;
}

/** The page at a path; undefined when there is none. The routes of its section are known by now. */
function pageAt(pathname: string, routes: RouteObject[]): FoundPage | undefined {
  const { route, params = {} } = matchRoutes(routes, pathname)?.at(-1) ?? {};
  const [, section, page, locale] = /^(\w+):([\w-]+)@(\w+)$/.exec(route?.id ?? '') ?? [];
  const { guard, roles } = (route?.handle ?? {}) as { guard?: GuardName; roles?: readonly string[] };
  return section && page && locale && guard ? { section, page, locale, guard, roles, params } : undefined;
}

interface PrefetchOptions {
  router: { routes: RouteObject[] };
  host: SectionHost;
  /** Keeps what pages ask it for, for a while. */
  payload: PayloadSource;
}

/**
 * Loads the code of the page at an address, and what its loader asks for, if the visitor may see it. For a guarded page it waits until the
 * session is known, and loads only if they still rest on the link. Throws when the code is unavailable.
 */
async function prefetch(address: URL, { router, host, payload }: PrefetchOptions, isMeant: () => boolean) {
  const { pathname } = address;
  const owner = host.ownerOf(pathname);
  if (!owner) return;
  const release = await host.release(owner);
  const found = pageAt(pathname, router.routes);
  if (!found || !isLocale(found.locale)) return;
  if (found.guard !== 'none') await whenSettled();
  if (!seemsAllowed(found.guard, found.roles) || !isMeant()) return;
  preloadPage(release, found.page, found.locale);
  const module = await host.start(owner);
  const [page] = await Promise.all([loadPage(module, found.page), loadMessages(module, found.locale)]);
  const { params, locale } = found;
  await page.loader?.({ params, request: new Request(address), locale, payload });
}

const linkOf = (target: EventTarget | null) => (target instanceof Element ? target.closest('a') : null);

/**
 * Loads the code and the data of a page when a visitor hovers, focuses or touches its link, even if they did so before the page
 * listened. Not earlier: running code commits the document to its build, and most guesses are never opened.
 */
export function prefetchOnIntent(options: PrefetchOptions): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const intend = (target: EventTarget | null, afterMs: number) => {
    clearTimeout(resting);
    const link = linkOf(target);
    if (
      link?.origin !== location.origin ||
      link.pathname === location.pathname ||
      link.hasAttribute('download') ||
      savesData()
    )
      return;
    const isMeant = () => link === document.activeElement || link.matches(':hover');
    resting = setTimeout(() => {
      // Opening the page tries again and shows the failure.
      prefetch(new URL(link.href), options, isMeant).catch((error: unknown) => console.info(error));
    }, afterMs);
  };
  document.addEventListener('pointerover', ({ target }) => intend(target, DWELL_MS), { passive: true });
  for (const name of ['focusin', 'touchstart']) {
    document.addEventListener(name, ({ target }) => intend(target, 0), { passive: true });
  }
  const [present] = [document.activeElement, document.querySelector('a:hover')].filter(linkOf);
  if (present) intend(present, 0);
}
