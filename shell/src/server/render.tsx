import { configureFirebase, type FirebaseConfig } from '@cursiv/shared-firebase';
import { splitLocale } from '@cursiv/shared-i18n';
import type { Choice, PageRequest, RenderedPage } from '@cursiv/shared-platform';
import { prerender } from 'react-dom/static.edge';
import { createMemoryRouter, isRouteErrorResponse } from 'react-router';
import { SectionHost } from '../composition/section-host.ts';
import { pageRouteId } from '../routing/routes/section-routes.tsx';
import { type SiteRouter, SiteRoutes } from '../routing/routes/site-routes.tsx';
import { whenInitialized } from '../routing/routes/when-initialized.ts';
import { SiteRoot } from '../start/site-root.tsx';

const ROOT = '<div id="root">';

/** The section of the request runs already, and no other is asked for. */
class GivenHost extends SectionHost {
  override async live(section: string): Promise<Choice> {
    const { file, integrity, channel } = await this.release(section);
    return { ref: { buildId: file.buildId, integrity }, channel };
  }
}

function hostOf({ registry, menu, release, section }: PageRequest): SectionHost {
  const host = new GivenHost(registry, menu);
  host.adoptRunning({ file: release, baseUrl: '', integrity: '', channel: 'stable' }, section);
  return host;
}

/** 200 or 404. Throws any other reason why the page could not be shown. */
function statusOf({ errors }: SiteRouter['state']): 200 | 404 {
  const [error] = Object.values(errors ?? {});
  if (error === undefined) return 200;
  if (isRouteErrorResponse(error) && error.status === 404) return 404;
  throw error;
}

async function toHtml(router: SiteRouter, origin: string, host: SectionHost): Promise<{ head: string; root: string }> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <div id="root">
      <SiteRoot router={router} origin={origin} host={host} />
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
  const { address, origin, config, release, payload } = request;
  configureFirebase(config as FirebaseConfig);
  const host = hostOf(request);
  const routes = new SiteRoutes({ host, preload: () => undefined, payload });
  const router = createMemoryRouter(routes.tree(), { initialEntries: [address] });
  try {
    await whenInitialized(router);
    const status = statusOf(router.state);
    const { locale } = splitLocale(router.state.location.pathname);
    const shown = router.state.matches.at(-1)?.route.id;
    const route = release.routes.find(({ id }) => pageRouteId(release.section, id, locale) === shown);
    return { status, locale, routeId: route?.id, ...(await toHtml(router, origin, host)) };
  } finally {
    router.dispose();
  }
}
