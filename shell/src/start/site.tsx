import { useEffect } from 'react';
import { RouterProvider } from 'react-router/dom';
import { OriginProvider } from '../layouts/origin.ts';
import type { SiteRouter } from '../routing/site-routes.tsx';
import { showHydration } from './hydrated-flag.ts';

/** The whole site over a router: the same tree on the server and in the browser. */
export function Site({ router, origin }: { router: SiteRouter; origin: string }) {
  useEffect(() => showHydration(document.documentElement), []);
  return (
    <OriginProvider value={origin}>
      <RouterProvider router={router} onError={(error, { location }) => console.info(location.pathname, error)} />
    </OriginProvider>
  );
}
