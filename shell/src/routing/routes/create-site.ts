import { createBrowserRouter } from 'react-router';
import type { PageSources } from './page-sources.ts';
import { type SiteRouter, SiteRoutes } from './site-routes.tsx';

/** The site's router over the sections known so far; pages of the others join it as they become known. */
export function createSite(sources: PageSources): SiteRouter {
  const routes = new SiteRoutes(sources);
  const router = createBrowserRouter(routes.tree());
  routes.follow(router);
  return router;
}
