import { SECTION_IDS, type SectionId } from '@cursiv/shared-platform';
import { createBrowserRouter } from 'react-router';
import type { Release } from '../composition/fetch-release.ts';
import { whenIdle } from '../start/when-idle.ts';
import type { PageSources } from './page-sources.ts';
import type { Site } from './site.ts';
import { type SiteRouter, SiteRoutes } from './site-routes.tsx';

/** The site with its router over the sections known so far; the others join after the first page has loaded. */
export function createSite(
  sources: PageSources,
  known: ReadonlyMap<SectionId, Release>,
): Site & { router: SiteRouter } {
  const { releases } = sources;
  const routes = new SiteRoutes(sources, known);
  const router = createBrowserRouter(routes.tree());
  routes.router = router;
  whenIdle(() => {
    for (const section of SECTION_IDS) {
      if (known.has(section)) continue;
      releases.get(section).then(
        (release) => routes.addPages(release),
        // Shown on navigation: the section's fallback route asks again and shows the failure in place.
        (error: unknown) => console.info(error),
      );
    }
  });
  return { router, releases, addPages: (release) => routes.addPages(release) };
}
