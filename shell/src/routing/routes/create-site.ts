import { createBrowserRouter } from 'react-router';
import { rememberSizes } from '../sizes-left.ts';
import type { PageSources } from './page-sources.ts';
import { type SiteRouter, SiteRoutes } from './site-routes.tsx';

/**
 * The site's router over the sections known so far; pages of the others join it as they become known. A page that the server has rendered
 * stands where its reader has scrolled it: its router does not scroll it back, which would come at their first touch, under the pointer.
 */
export function createSite(sources: PageSources, isRendered: boolean): SiteRouter {
  const routes = new SiteRoutes(sources);
  // A router that begins with data, be it none, takes the page to be where it was.
  const router = createBrowserRouter(routes.tree(), isRendered ? { hydrationData: {} } : {});
  routes.follow(router);
  rememberSizes(router);
  return router;
}
