import { LOCALES, type Locale } from '@cursiv/shared-i18n';
import { type LayoutName, SECTION_IDS, type SectionId } from '@cursiv/shared-platform';
import type { createBrowserRouter, RouteObject } from 'react-router';
import type { Release } from '../composition/fetch-release.ts';
import { AdminLayout } from '../layouts/admin-layout.tsx';
import { DefaultLayout } from '../layouts/default-layout.tsx';
import { LocaleRoot } from '../layouts/locale-root.tsx';
import { SiteRoot } from '../layouts/site-root.tsx';
import { PageLoading } from '../screens/page-loading.tsx';
import { SectionFailure } from '../screens/section-failure.tsx';
import { ServerError } from '../screens/server-error.tsx';
import { reloadWhenUpdated } from '../updates/pending-update.ts';
import { developmentPages } from './development-pages.ts';
import { keepLanguage } from './keep-language.ts';
import type { PageSources } from './page-sources.ts';
import { SectionFrame } from './section-frame.tsx';
import { fallbackRoute, pageRoutes, sectionRouteId } from './section-routes.tsx';

const LAYOUTS = { default: DefaultLayout, admin: AdminLayout } satisfies Record<LayoutName, unknown>;
const LAYOUT_NAMES = Object.keys(LAYOUTS) as LayoutName[];

export type SiteRouter = ReturnType<typeof createBrowserRouter>;

/**
 * The site's routes over the sections known so far. Both languages have the same tree (locale > layout > section >
 * page), so that a language switch keeps every component in place, with its state.
 */
export class SiteRoutes {
  readonly #sources: PageSources;
  readonly #known: Map<SectionId, Release>;
  /** Set once it exists; pages that become known later join it. */
  router: SiteRouter | undefined;

  constructor(sources: PageSources, known: ReadonlyMap<SectionId, Release>) {
    this.#sources = sources;
    this.#known = new Map(known);
  }

  tree(): RouteObject[] {
    return [
      {
        id: 'site',
        Component: SiteRoot,
        middleware: [keepLanguage(() => this.router?.state), reloadWhenUpdated(() => this.router?.state)],
        ErrorBoundary: ServerError,
        children: LOCALES.map((locale) => this.#localeRoute(locale)),
      },
    ];
  }

  /** Adds a section's pages once its release is known, and the further pages of a newer release. */
  addPages(release: Release): void {
    const { section, buildId } = release.file;
    if (this.#known.get(section)?.file.buildId === buildId) return;
    this.#known.set(section, release);
    for (const locale of LOCALES) {
      for (const layout of LAYOUT_NAMES) {
        const pages = pageRoutes(release, layout, locale, this.#sources);
        this.router?.patchRoutes(sectionRouteId(section, layout, locale), pages);
      }
    }
  }

  #localeRoute(locale: Locale): RouteObject {
    return {
      id: locale,
      path: locale === 'en' ? 'en' : '',
      caseSensitive: true,
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
    const pages = release ? pageRoutes(release, layout, locale, this.#sources) : [];
    const fallbacks = layout === 'default' ? this.#sources.releases.owns(section) : [];
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
            releases: this.#sources.releases,
            addPages: (found) => this.addPages(found),
          }),
        ),
      ],
    };
  }
}
