import { startSession } from '@cursiv/shared-auth';
import { configureFirebase, type FirebaseConfig } from '@cursiv/shared-firebase';
import { detectLocale, localizePath, splitLocale } from '@cursiv/shared-i18n';
import { SECTION_IDS, type SectionId } from '@cursiv/shared-platform';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { fetchJson } from '../composition/fetch-json.ts';
import type { Release } from '../composition/fetch-release.ts';
import { loadRegistry } from '../composition/load-registry.ts';
import { startComposition } from '../composition/load-section.ts';
import { platformApi } from '../composition/platform-api.ts';
import { Releases } from '../composition/releases.ts';
import { exposeInspector } from '../inspector/expose-inspector.ts';
import { createSite } from '../routing/create-site.tsx';
import { prefetchOnIntent } from '../routing/prefetch.ts';
import { watchBuilds } from '../updates/watch-builds.ts';
import { showHydration } from './hydrated-flag.ts';

const TIME_OUT_MS = 10_000;

/** On the first load of `/` the language is the remembered or the browser's one (spec §4); the address follows it. */
function applyDetectedLocale(): void {
  if (location.pathname !== '/') return;
  const locale = detectLocale(document.cookie, navigator.languages);
  const address = localizePath('/', locale) + location.search + location.hash;
  if (locale !== 'ro') history.replaceState(history.state, '', address);
}

/** The releases that are known now; only the owner of the present page is waited for. */
async function firstReleases(releases: Releases): Promise<Map<SectionId, Release>> {
  const known = new Map<SectionId, Release>();
  const requests = SECTION_IDS.map(async (section) => {
    const release = await releases.get(section);
    known.set(section, release);
  });
  // One that fails while another is waited for is nobody's unhandled failure.
  void Promise.allSettled(requests);
  const owner = releases.ownerOf(splitLocale(location.pathname).path);
  // Without its release the router still starts: the section's fallback route shows that it is unavailable.
  await Promise.allSettled(requests.filter((_, index) => SECTION_IDS[index] === owner));
  return known;
}

/** Starts the site: registry and configuration, session, router. */
export async function boot(container: HTMLElement): Promise<void> {
  applyDetectedLocale();
  const [registry, config] = await Promise.all([
    loadRegistry(),
    fetchJson('/platform/config.json', { cache: 'no-cache', timeOutMs: TIME_OUT_MS }) as Promise<FirebaseConfig>,
  ]);
  startComposition();
  configureFirebase(config);
  startSession();
  showHydration(document.documentElement);
  const releases = new Releases(registry);
  exposeInspector(releases);
  const { router, ...site } = createSite(releases, await firstReleases(releases));
  watchBuilds(site);
  prefetchOnIntent(router, releases);
  // The pages' own titles take over from the document's.
  document.querySelector('head > title')?.remove();
  createRoot(container, { onUncaughtError: (error) => platformApi.report(error) }).render(
    <RouterProvider router={router} onError={(error, { location }) => console.info(location.pathname, error)} />,
  );
}
