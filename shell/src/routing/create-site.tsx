import { LOCALES, type Locale } from '@cursiv/shared-i18n';
import { type LayoutName, SECTION_IDS, type SectionId } from '@cursiv/shared-platform';
import { createBrowserRouter, type RouteObject } from 'react-router';
import type { Release } from '../composition/fetch-release.ts';
import type { Releases } from '../composition/releases.ts';
import { AdminLayout } from '../layouts/admin-layout.tsx';
import { DefaultLayout } from '../layouts/default-layout.tsx';
import { LocaleRoot } from '../layouts/locale-root.tsx';
import { SiteRoot } from '../layouts/site-root.tsx';
import { PageLoading } from '../screens/page-loading.tsx';
import { SectionFailure } from '../screens/section-failure.tsx';
import { ServerError } from '../screens/server-error.tsx';
import { reloadWhenUpdated } from '../updates/pending-update.ts';
import { developmentPages } from './development-pages.ts';
import { SectionFrame } from './section-frame.tsx';
import { fallbackRoute, pageRoutes, sectionRouteId } from './section-routes.tsx';
import type { Site } from './site.ts';

const LAYOUTS = { default: DefaultLayout, admin: AdminLayout } satisfies Record<LayoutName, unknown>;
const LAYOUT_NAMES = Object.keys(LAYOUTS) as LayoutName[];

type SiteRouter = ReturnType<typeof createBrowserRouter>;

/**
 * Both languages have the same tree (locale > layout > section > page), so that a language switch keeps every component of a
 * page where it is, with its state.
 */
class SiteRoutes {
  readonly #releases: Releases;
  readonly #known: Map<SectionId, Release>;
  router: SiteRouter | undefined;

  constructor(releases: Releases, known: Map<SectionId, Release>) {
    this.#releases = releases;
    this.#known = new Map(known);
  }

  tree(): RouteObject[] {
    return [
      {
        id: 'site',
        Component: SiteRoot,
        middleware: [reloadWhenUpdated(() => this.router?.state)],
        ErrorBoundary: ServerError,
        children: LOCALES.map((locale) => this.#localeRoute(locale)),
      },
    ];
  }

  /** Adds a section's pages once its release is known, and those that a newer release has beside them. */
  addPages(release: Release): void {
    const { section, buildId } = release.file;
    if (this.#known.get(section)?.file.buildId === buildId) return;
    this.#known.set(section, release);
    for (const locale of LOCALES) {
      for (const layout of LAYOUT_NAMES) {
        const pages = pageRoutes(release, layout, locale, this.#releases);
        this.router?.patchRoutes(sectionRouteId(section, layout, locale), pages);
      }
    }
  }

  #localeRoute(locale: Locale): RouteObject {
    return {
      id: locale,
      path: locale === 'en' ? 'en' : '',
      Component: LocaleRoot,
      ErrorBoundary: ServerError,
      children: LAYOUT_NAMES.map((layout) => ({
        id: `${locale}:${layout}`,
        Component: LAYOUTS[layout],
        children: [
          ...SECTION_IDS.map((section) => this.#sectionRoute(section, layout, locale)),
          ...(layout === 'default' ? developmentPages(locale) : []),
        ],
      })),
    };
  }

  #sectionRoute(section: SectionId, layout: LayoutName, locale: Locale): RouteObject {
    const release = this.#known.get(section);
    const pages = release ? pageRoutes(release, layout, locale, this.#releases) : [];
    const fallbacks = layout === 'default' ? this.#releases.owns(section) : [];
    return {
      id: sectionRouteId(section, layout, locale),
      Component: SectionFrame,
      HydrateFallback: PageLoading,
      ErrorBoundary: SectionFailure,
      handle: { section },
      children: [
        ...pages,
        ...fallbacks.map((prefix) =>
          fallbackRoute(section, prefix, locale, {
            releases: this.#releases,
            addPages: (found) => this.addPages(found),
          }),
        ),
      ],
    };
  }
}

/** The site with its router over the sections known so far; the others join when their releases arrive. */
export function createSite(releases: Releases, known: Map<SectionId, Release>): Site & { router: SiteRouter } {
  const routes = new SiteRoutes(releases, known);
  const router = createBrowserRouter(routes.tree());
  routes.router = router;
  for (const section of SECTION_IDS) {
    if (known.has(section)) continue;
    releases.get(section).then(
      (release) => routes.addPages(release),
      // Shown when somebody goes there: the section's fallback route asks again and shows the failure in place.
      (error: unknown) => console.info(error),
    );
  }
  return { router, releases, addPages: (release) => routes.addPages(release) };
}
