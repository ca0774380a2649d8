import { startSession } from '@cursiv/shared-auth';
import { configureFirebase, type FirebaseConfig } from '@cursiv/shared-firebase';
import { detectLocale, localizePath, splitLocale } from '@cursiv/shared-i18n';
import {
  canonicalPath,
  type FirstViewData,
  type PageLocale,
  type RegistryFile,
  type SectionId,
} from '@cursiv/shared-platform';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isRouteErrorResponse } from 'react-router';
import { fetchJson } from '../composition/fetch-json.ts';
import type { Release } from '../composition/fetch-release.ts';
import { loadRegistry } from '../composition/load-registry.ts';
import { loadSection } from '../composition/load-section.ts';
import { platformApi } from '../composition/platform-api.ts';
import { preloadPage } from '../composition/preload-page.ts';
import { Releases } from '../composition/releases.ts';
import { exposeInspector } from '../inspector/expose-inspector.ts';
import { createSite } from '../routing/create-site.ts';
import { prefetchOnIntent } from '../routing/prefetch.ts';
import type { SiteRouter } from '../routing/site-routes.tsx';
import { whenInitialized } from '../routing/when-initialized.ts';
import { watchBuilds } from '../updates/watch-builds.ts';
import { EarlyInput } from './early-input.ts';
import { firstView, givenRegistry, givenRelease } from './first-view.ts';
import { payloadSource } from './payload-source.ts';
import { Site } from './site.tsx';

const TIME_OUT_MS = 10_000;

/** On the first load of `/`, the language is the remembered one or the browser's (spec §4); the address follows it. */
function applyDetectedLocale(): void {
  if (location.pathname !== '/') return;
  const locale = detectLocale(document.cookie, navigator.languages);
  const address = localizePath('/', locale) + location.search + location.hash;
  if (locale !== 'ro') history.replaceState(history.state, '', address);
}

/**
 * Puts the canonical address into the address bar, as the server would; an address without a canonical form stays and
 * is not found.
 */
function applyCanonicalPath(): void {
  const path = canonicalPath(location.pathname);
  if (path === undefined || path === location.pathname) return;
  history.replaceState(history.state, '', path + location.search + location.hash);
}

/** The origins of the sections and the services' configuration: from the document, else from the network. */
async function settings(given: FirstViewData | undefined): Promise<{ registry: RegistryFile; config: FirebaseConfig }> {
  const [registry, config] = await Promise.all([
    (given && givenRegistry(given)) ?? loadRegistry(),
    given?.config ?? fetchJson('/platform/config.json', { cache: 'no-cache', timeOutMs: TIME_OUT_MS }),
  ]);
  return { registry, config: config as FirebaseConfig };
}

/** The release of the present page; without it, the section's fallback route shows that it is unavailable. */
async function firstReleases(releases: Releases): Promise<Map<SectionId, Release>> {
  const owner = releases.ownerOf(splitLocale(location.pathname).path);
  const known = new Map<SectionId, Release>();
  try {
    if (owner) known.set(owner, await releases.get(owner));
  } catch (error) {
    console.info(error);
  }
  return known;
}

/** Whether the browser has arrived at the page that the server rendered: shown, or not found. */
const isAsRendered = ({ errors }: SiteRouter['state']): boolean =>
  Object.values(errors ?? {}).every((error) => isRouteErrorResponse(error) && error.status === 404);

/** Starts the site: registry and configuration, session, router; takes over the page that the server rendered. */
export async function boot(container: HTMLElement): Promise<void> {
  const given = firstView();
  applyCanonicalPath();
  if (!given) applyDetectedLocale();
  const { registry, config } = await settings(given);
  configureFirebase(config);
  startSession();
  const releases = new Releases(registry);
  exposeInspector(releases);
  const release = given && givenRelease(given, registry);
  if (release) releases.adopt(release);
  const sources = {
    releases,
    loadSection: (release: Release, page: string, locale: PageLocale) => {
      preloadPage(release, page, locale);
      return loadSection(release, platformApi);
    },
    payload: payloadSource(given?.payload),
  };
  const { router, ...site } = createSite(sources, await firstReleases(releases));
  watchBuilds(site);
  prefetchOnIntent(router, site);
  const early = given && new EarlyInput(container);
  const app = <Site router={router} origin={given?.origin ?? location.origin} early={early} />;
  const report = (error: unknown) => platformApi.report(error);
  if (given) await whenInitialized(router);
  if (release && isAsRendered(router.state)) {
    hydrateRoot(container, app, { onUncaughtError: report, onRecoverableError: report });
  } else {
    // The pages' own titles replace the document's.
    document.querySelector('head > title')?.remove();
    createRoot(container, { onUncaughtError: report }).render(app);
  }
}
