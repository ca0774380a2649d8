import { splitLocale } from '@cursiv/shared-i18n';
import type { PageRequest, RenderedPage, SectionId } from '@cursiv/shared-platform';
import { prerender } from 'react-dom/static.edge';
import { createMemoryRouter, isRouteErrorResponse } from 'react-router';
import type { Choice } from '../composition/choose-release.ts';
import type { Release } from '../composition/fetch-release.ts';
import { Releases } from '../composition/releases.ts';
import { noteUsedRelease } from '../composition/used-releases.ts';
import type { PageSources } from '../routing/page-sources.ts';
import { pageRouteId } from '../routing/section-routes.tsx';
import { type SiteRouter, SiteRoutes } from '../routing/site-routes.tsx';
import { whenInitialized } from '../routing/when-initialized.ts';
import { Site } from '../start/site.tsx';

const ROOT = '<div id="root">';

/** The request's release is the live one, and no other is requested. */
class GivenReleases extends Releases {
  override async live(section: SectionId): Promise<Choice> {
    const { file, integrity, channel } = await this.get(section);
    return { ref: { buildId: file.buildId, integrity }, channel };
  }
}

/** The request's section is already loaded. */
function sourcesOf({ registry, section, payload }: PageRequest, release: Release): PageSources {
  const releases = new GivenReleases(registry);
  releases.adopt(release);
  noteUsedRelease(release);
  return { releases, loadSection: async () => section, payload };
}

/** 200 or 404. Throws any other reason why the page could not be shown. */
function statusOf({ errors }: SiteRouter['state']): 200 | 404 {
  const [error] = Object.values(errors ?? {});
  if (error === undefined) return 200;
  if (isRouteErrorResponse(error) && error.status === 404) return 404;
  throw error;
}

async function toHtml(router: SiteRouter, origin: string): Promise<{ head: string; root: string }> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <div id="root">
      <Site router={router} origin={origin} />
    </div>,
    // Parts that arrived late would be put in place by inline scripts.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void failures.push(error) },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  const start = html.indexOf(ROOT);
  return { head: html.slice(0, start), root: html.slice(start) };
}

/** Renders a page as the browser will show it to a visitor. Rejects when it cannot be shown completely. */
export async function render(request: PageRequest): Promise<RenderedPage> {
  const { address, origin, release } = request;
  const given: Release = { file: release, baseUrl: '', integrity: '', channel: 'stable' };
  const routes = new SiteRoutes(sourcesOf(request, given), new Map([[release.section, given]]));
  const router = createMemoryRouter(routes.tree(), { initialEntries: [address] });
  try {
    await whenInitialized(router);
    const status = statusOf(router.state);
    const { locale } = splitLocale(router.state.location.pathname);
    const shown = router.state.matches.at(-1)?.route.id;
    const route = release.routes.find(({ id }) => pageRouteId(release.section, id, locale) === shown);
    return { status, locale, routeId: route?.id, ...(await toHtml(router, origin)) };
  } finally {
    router.dispose();
  }
}
