import { LOCALES, type Locale } from '@cursiv/shared-i18n';
import type { LayoutName } from '@cursiv/shared-platform';
import type { createBrowserRouter, RouteObject } from 'react-router';
import type { Release } from '../../composition/finding/fetch-release.ts';
import { AdminLayout } from '../../layouts/admin-layout.tsx';
import { DefaultLayout } from '../../layouts/default-layout.tsx';
import { LocaleRoot } from '../../layouts/locale-root.tsx';
import { RouterRoot } from '../../layouts/router-root.tsx';
import { PageLoading } from '../../screens/page-loading.tsx';
import { SectionFailure } from '../../screens/section-failure.tsx';
import { ServerError } from '../../screens/server-error.tsx';
import { reloadWhenUpdated } from '../../updates/pending-update.ts';
import { keepLanguage } from '../keep-language.ts';
import { developmentPages } from './development-pages.ts';
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
  /** The build whose pages the tree has, by section; undefined where the section's pages are not known. */
  readonly #builds = new Map<string, string | undefined>();
  #router: SiteRouter | undefined;

  constructor(sources: PageSources) {
    this.#sources = sources;
  }

  tree(): RouteObject[] {
    return [
      {
        id: 'site',
        Component: RouterRoot,
        middleware: [keepLanguage(() => this.#router?.state), reloadWhenUpdated(() => this.#router?.state)],
        ErrorBoundary: ServerError,
        children: LOCALES.map((locale) => ({
          id: locale,
          ...(locale === 'en' && { path: 'en' }),
          caseSensitive: true,
          Component: LocaleRoot,
          ErrorBoundary: ServerError,
          children: LAYOUT_NAMES.map((layout) => ({
            id: `${locale}:${layout}`,
            Component: LAYOUTS[layout],
            children: [
              ...this.#sources.host.sections.map((section) => this.#sectionRoute(section, layout, locale)),
              ...(layout === 'default' ? developmentPages(locale) : []),
            ],
          })),
        })),
      },
    ];
  }

  /** From now on, sections and pages that become known join the router. */
  follow(router: SiteRouter): void {
    this.#router = router;
    const join = () => {
      for (const section of this.#sources.host.sections) this.#join(section, router);
    };
    this.#sources.host.subscribe(join);
    join();
  }

  #join(section: string, router: SiteRouter): void {
    const isNew = !this.#builds.has(section);
    const release = this.#release(section);
    if (!isNew && (!release || this.#builds.get(section) === release.file.buildId)) return;
    this.#builds.set(section, release?.file.buildId);
    for (const locale of LOCALES) {
      for (const layout of LAYOUT_NAMES) {
        if (isNew) router.patchRoutes(`${locale}:${layout}`, [this.#sectionRoute(section, layout, locale)]);
        else if (release) {
          const pages = pageRoutes(release, layout, locale, this.#sources);
          router.patchRoutes(sectionRouteId(section, layout, locale), pages);
        }
      }
    }
  }

  #release(section: string): Release | undefined {
    const state = this.#sources.host.state(section);
    return 'release' in state ? state.release : undefined;
  }

  #sectionRoute(section: string, layout: LayoutName, locale: Locale): RouteObject {
    const release = this.#release(section);
    this.#builds.set(section, release?.file.buildId);
    const fallbacks = layout === 'default' ? this.#sources.host.entry(section).owns : [];
    return {
      id: sectionRouteId(section, layout, locale),
      Component: SectionFrame,
      HydrateFallback: PageLoading,
      ErrorBoundary: SectionFailure,
      handle: { section },
      children: [
        ...(release ? pageRoutes(release, layout, locale, this.#sources) : []),
        ...fallbacks.map((prefix) => fallbackRoute(section, prefix, locale, this.#sources.host)),
      ],
    };
  }
}
