import { type Locale, splitLocale } from '@cursiv/shared-i18n';
import type { LayoutName, RouteDeclaration, SectionId } from '@cursiv/shared-platform';
import { data, type LoaderFunction, matchPath, type RouteObject, redirect } from 'react-router';
import { loadMessages, loadPage, loadSection } from '../composition/load-section.ts';
import { platformApi } from '../composition/platform-api.ts';
import type { Release, Releases } from '../composition/releases.ts';
import { assertAllowed, guardMiddleware } from './guards.ts';

/** Id of the route under which a section's pages of one layout hang; its section boundary shows their failures. */
export const sectionRouteId = (section: SectionId, layout: LayoutName, locale: Locale) =>
  `${locale}:${layout}:${section}`;

function pageRoute(release: Release, declaration: RouteDeclaration, locale: Locale): RouteObject {
  const { id, path, guard } = declaration;
  return {
    id: `${release.file.section}:${id}@${locale}`,
    path: path === '/' ? '' : path.slice(1),
    handle: { guard },
    middleware: [guardMiddleware(guard)],
    lazy: async () => {
      await assertAllowed(guard);
      const module = await loadSection(release, platformApi);
      const [page] = await Promise.all([loadPage(module, id), loadMessages(module, locale)]);
      return {
        Component: page.default,
        loader: (async ({ params, request }) => {
          await assertAllowed(guard);
          return page.loader?.({ params, request, locale }) ?? null;
        }) satisfies LoaderFunction,
      };
    },
  };
}

/** A section's pages of one layout and language as route objects, made from its release's data without any of its code. */
export const pageRoutes = (release: Release, layout: LayoutName, locale: Locale): RouteObject[] =>
  release.file.routes
    .filter((declaration) => declaration.layout === layout)
    .map((declaration) => pageRoute(release, declaration, locale));

/**
 * Catches what no page of the section matched when the navigation began. While the section's release cannot be had it tries
 * again and shows the section as unavailable; a page of the release is gone to anew, for its routes are there by now; anything
 * else is "Page not found".
 */
export function fallbackRoute(
  section: SectionId,
  prefix: string,
  locale: Locale,
  releases: Releases,
  addPages: (release: Release) => void,
): RouteObject {
  return {
    id: `${section}:${prefix}*@${locale}`,
    path: `${prefix.slice(1)}${prefix === '/' ? '' : '/'}*`,
    loader: async ({ request }) => {
      const release = await releases.get(section);
      addPages(release);
      const { pathname, search } = new URL(request.url);
      const { path } = splitLocale(pathname);
      if (release.file.routes.some((route) => matchPath(route.path, path))) throw redirect(pathname + search);
      throw data(path, { status: 404 });
    },
    element: null,
  };
}
