import { type Locale, splitLocale } from '@cursiv/shared-i18n';
import { canonicalPath, type LayoutName, type RouteDeclaration, type SectionId } from '@cursiv/shared-platform';
import { data, type LoaderFunction, type RouteObject, redirect } from 'react-router';
import type { Release } from '../composition/fetch-release.ts';
import { loadMessages, loadPage } from '../composition/load-section.ts';
import { DescribedPage } from './described-page.tsx';
import { assertAllowed, guardMiddleware } from './guards.ts';
import { answerOfNewer, hasPage } from './newer-page.ts';
import type { PageSources } from './page-sources.ts';
import type { Site } from './site.ts';

/** Id of the route that holds a section's pages of one layout; its section boundary shows their failures. */
export const sectionRouteId = (section: SectionId, layout: LayoutName, locale: Locale) =>
  `${locale}:${layout}:${section}`;

/** Id of a page's route in one language. */
export const pageRouteId = (section: SectionId, id: string, locale: Locale) => `${section}:${id}@${locale}`;

function pageRoute(
  declaration: RouteDeclaration,
  section: SectionId,
  locale: Locale,
  sources: PageSources,
): RouteObject {
  const { id, path, guard } = declaration;
  return {
    id: pageRouteId(section, id, locale),
    path: path === '/' ? '' : path.slice(1),
    caseSensitive: true,
    handle: { guard },
    middleware: [guardMiddleware(guard)],
    lazy: async () => {
      await assertAllowed(guard);
      // Looked up when the page is opened: until the section's code runs, a newer release may have replaced the first.
      const module = await sources.loadSection(await sources.releases.get(section), id, locale);
      const [page] = await Promise.all([loadPage(module, id), loadMessages(module, locale)]);
      return {
        element: <DescribedPage page={page} />,
        loader: (async ({ params, request }) => {
          await assertAllowed(guard);
          return page.loader?.({ params, request, locale, payload: sources.payload }) ?? null;
        }) satisfies LoaderFunction,
      };
    },
  };
}

/** A section's pages of one layout and language as route objects, made from its release's data without any of its code. */
export const pageRoutes = (
  { file }: Release,
  layout: LayoutName,
  locale: Locale,
  sources: PageSources,
): RouteObject[] =>
  file.routes
    .filter((declaration) => declaration.layout === layout)
    .map((declaration) => pageRoute(declaration, file.section, locale, sources));

/**
 * Catches addresses that matched no page of the section when the navigation began. If the section's release is
 * unavailable, it tries again and shows the section as unavailable. If the path belongs to the release by now, or has a
 * canonical spelling, it navigates there. It also finds pages of a newer release. Everything else is "Page not found".
 */
export function fallbackRoute(section: SectionId, prefix: string, locale: Locale, site: Site): RouteObject {
  return {
    id: `${section}:${prefix}*@${locale}`,
    path: `${prefix.slice(1)}${prefix === '/' ? '' : '/'}*`,
    loader: async ({ request }) => {
      const release = await site.releases.get(section);
      site.addPages(release);
      const { pathname, search } = new URL(request.url);
      const address = canonicalPath(pathname, release.file.routes);
      if (address === undefined) throw data(null, { status: 404 });
      const { path } = splitLocale(address);
      if (address !== pathname || hasPage(release, path)) throw redirect(address + search);
      throw (await answerOfNewer(section, path, address + search, site)) ?? data(null, { status: 404 });
    },
    element: null,
  };
}
