import { session, startSession } from '@cursiv/shared-auth';
import { configureFirebase, type FirebaseConfig, firstPageStands } from '@cursiv/shared-firebase';
import { formatNumber, localizePath, splitLocale } from '@cursiv/shared-i18n';
import { detectLocale, type LiveView, type RegistryFile, siteAddress } from '@cursiv/shared-platform';
import { report } from '@cursiv/shared-platform/shell';
import { whenIdle, writeMoments } from '@cursiv/shared-ui';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isRouteErrorResponse } from 'react-router';
import { preloadPage } from '../composition/code/preload-page.ts';
import { fetchJson } from '../composition/finding/fetch-json.ts';
import { loadRegistry } from '../composition/finding/load-registry.ts';
import { SectionHost } from '../composition/section-host.ts';
import { exposeInspector } from '../inspector/expose-inspector.ts';
import { countVisits } from '../reporting/visits/count-visits.ts';
import { prefetchOnIntent } from '../routing/prefetch.ts';
import { createSite } from '../routing/routes/create-site.ts';
import { codeTime, PageTakeover } from '../routing/routes/page-takeover.ts';
import type { SiteRouter } from '../routing/routes/site-routes.tsx';
import { whenInitialized } from '../routing/routes/when-initialized.ts';
import { watchBuilds } from '../updates/watch-builds.ts';
import { startUploads } from '../uploads/start-uploads.ts';
import { EarlyInput } from './early-input.ts';
import { firstView, givenMenu, givenRegistry, givenRelease, liveView } from './first-view.ts';
import { payloadSource } from './payload-source.ts';
import { SiteRoot } from './site-root.tsx';
import { pause } from './slices/pause.ts';
import { sessionCode } from './slices/session-code.ts';

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
  const path = siteAddress(location.pathname)?.pathname;
  if (path === undefined || path === location.pathname) return;
  history.replaceState(history.state, '', path + location.search + location.hash);
}

/** The origins of the sections and the services' configuration: from the document, else from the network. */
async function settings(
  given: Pick<LiveView, 'registry' | 'config'> | undefined,
): Promise<{ registry: RegistryFile; config: FirebaseConfig }> {
  const [registry, config] = await Promise.all([
    (given && givenRegistry(given)) ?? loadRegistry(),
    given?.config ?? fetchJson('/platform/config.json', { cache: 'no-cache', timeOutMs: TIME_OUT_MS }),
  ]);
  return { registry, config: config as FirebaseConfig };
}

/** Looks for the release of a section; when there is none, the section's fallback route shows why on navigation. */
const know = (host: SectionHost, section: string | undefined): Promise<unknown> =>
  section === undefined ? Promise.resolve() : host.release(section).catch((error: unknown) => console.info(error));

/** Looks for the releases of the sections that nothing has asked for. */
function knowOthers(host: SectionHost): void {
  for (const section of host.sections) if (host.state(section).kind === 'absent') void know(host, section);
}

/** Whether the browser has arrived at the page that the server rendered: shown, or not found. */
const isAsRendered = ({ errors }: SiteRouter['state']): boolean =>
  Object.values(errors ?? {}).every((error) => isRouteErrorResponse(error) && error.status === 404);

/** The takeover of the page that the server rendered; undefined where it is the shell's own. */
function takeoverOf(page: Element | null): PageTakeover | undefined {
  const time = codeTime();
  if (!page || time === undefined) return undefined;
  const seemsSignedIn = session.isStored() || 'seems' in document.documentElement.dataset;
  return new PageTakeover(new EarlyInput(page), time === 'touch' && !seemsSignedIn);
}

/** Starts the site: registry and configuration, session, router; takes over the page that the server rendered. */
export async function boot(container: HTMLElement): Promise<void> {
  const given = firstView();
  applyCanonicalPath();
  if (!given) applyDetectedLocale();
  const live = liveView(given);
  const { registry, config } = await settings(live);
  configureFirebase(config);
  startSession();
  // Where nothing shows before it is known whose session it is, that is asked first; while the answer is on its way there is time for the rest.
  if (!given && session.isStored()) await sessionCode();
  const host = new SectionHost(registry, givenMenu(given));
  exposeInspector(host);
  const release = live && (await givenRelease(live, registry));
  if (release) given ? host.show(release) : host.adopt(release);
  await know(host, host.ownerOf(location.pathname));
  await pause();
  const page = container.querySelector('main');
  const takeover = given && release && takeoverOf(page);
  if (takeover?.rests) writeMoments(splitLocale(location.pathname).locale);
  const payload = payloadSource(given?.payload);
  const router = createSite({ host, preload: preloadPage, payload, takeover }, given !== undefined);
  await pause();
  countVisits(host);
  watchBuilds(host);
  prefetchOnIntent({ router, host, payload });
  startUploads(host);
  const early = given && new EarlyInput(container, takeover && page);
  const app = <SiteRoot router={router} origin={given?.origin ?? location.origin} host={host} early={early} />;
  const onError = (error: unknown) => report(error);
  if (given) await whenInitialized(router);
  if (given && release && isAsRendered(router.state)) {
    // As a transition the work is done in slices, between which the page answers.
    startTransition(() => {
      hydrateRoot(container, app, { onUncaughtError: onError, onRecoverableError: onError });
    });
  } else {
    takeover?.giveUp();
    // The pages' own titles replace the document's.
    document.querySelector('head > title')?.remove();
    createRoot(container, { onUncaughtError: onError }).render(app);
    // While the page's code and data are on their way: the first number or date of a document costs a phone 45 ms, every other one nothing.
    whenIdle(() => formatNumber(0, splitLocale(location.pathname).locale));
  }
  // Not before: what they answer would stand in the way of the first page, and of its code.
  await whenInitialized(router);
  // A change of the router's state would have React make a page anew that it has not taken over.
  await takeover?.ended;
  whenIdle(() => {
    firstPageStands();
    knowOthers(host);
  });
}
