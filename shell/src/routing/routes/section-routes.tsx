import type { Locale } from '@cursiv/shared-i18n';
import { type LayoutName, type PageModule, type RouteDeclaration, siteAddress } from '@cursiv/shared-platform';
import { LaterData } from '@cursiv/shared-router/loader-data';
import { Suspense } from 'react';
import { data, type LoaderFunction, type RouteObject, redirect } from 'react-router';
import { loadMessages, loadPage } from '../../composition/code/load-page.ts';
import type { Release } from '../../composition/finding/fetch-release.ts';
import type { SectionHost } from '../../composition/section-host.ts';
import { askPageAhead } from '../ask-page-ahead.ts';
import { assertAllowed, assertMayStart, guardMiddleware, seemsAllowed } from '../guards.ts';
import { answerOfNewer } from '../newer-page.ts';
import { codeWhenNeeded } from './code-when-needed.ts';
import { DescribedPage } from './described-page.tsx';
import type { PageSources } from './page-sources.ts';

/** Id of the route that holds a section's pages of one layout; its section boundary shows their failures. */
export const sectionRouteId = (section: string, layout: LayoutName, locale: Locale) => `${locale}:${layout}:${section}`;

/** Id of a page's route in one language. */
export const pageRouteId = (section: string, id: string, locale: Locale) => `${section}:${id}@${locale}`;

function pageRoute(declaration: RouteDeclaration, section: string, locale: Locale, sources: PageSources): RouteObject {
  const { id, path, guard, roles } = declaration;
  const { host } = sources;
  const load = async (): Promise<PageModule> => {
    // Looked up when the page is opened: until the section's code runs, a newer release may have replaced the first.
    const isMeant = seemsAllowed(guard, roles);
    if (isMeant) sources.preload(await host.release(section), id, locale);
    const asking = isMeant && askPageAhead(declaration);
    await assertMayStart(guard, roles);
    const module = await host.start(section);
    await asking;
    const [page] = await Promise.all([loadPage(module, id), loadMessages(module, locale)]);
    return page;
  };
  return {
    id: pageRouteId(section, id, locale),
    // The address of a language itself is its route's index: nothing else outranks the index of the section's fallback.
    ...(path === '/' ? { index: true } : { path: path.slice(1) }),
    caseSensitive: true,
    handle: { guard, roles },
    middleware: [guardMiddleware(guard)],
    lazy: async () => {
      const takeover = sources.takeover?.claim() ? sources.takeover : undefined;
      let page = takeover ? codeWhenNeeded(takeover, load) : await load();
      const described = <DescribedPage section={section} page={() => page} takeover={takeover} />;
      let isAhead = takeover !== undefined;
      return {
        // A boundary of its own, on the server as well: React leaves in it what the server rendered until the page's code is there.
        element: guard === 'none' ? <Suspense>{described}</Suspense> : described,
        loader: (async ({ params, request }) => {
          await assertAllowed(guard, roles);
          const read = ({ loader }: PageModule) =>
            loader?.({ params, request, locale, payload: sources.payload }) ?? null;
          if (isAhead) {
            isAhead = false;
            return new LaterData(Promise.resolve(page).then(read));
          }
          // Code that could not be had is asked for again.
          if (page instanceof Promise) page = await page.catch(load);
          return read(page);
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
export function fallbackRoute(section: string, prefix: string, locale: Locale, host: SectionHost): RouteObject {
  return {
    id: `${section}:${prefix}*@${locale}`,
    path: `${prefix.slice(1)}${prefix === '/' ? '' : '/'}*`,
    loader: async ({ request }) => {
      const release = await host.release(section);
      const { pathname, search } = new URL(request.url);
      const address = siteAddress(pathname, release.file.routes);
      if (!address) throw data(null, { status: 404 });
      if (address.pathname !== pathname || address.route) throw redirect(address.pathname + search);
      throw (await answerOfNewer(section, pathname, search, host)) ?? data(null, { status: 404 });
    },
    element: null,
    // Without this, the address of a language itself would be matched by the language's own route, which shows nothing.
    children: prefix === '/' ? [{ index: true, element: null }] : [],
  };
}
