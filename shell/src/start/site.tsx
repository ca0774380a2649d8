import { useEffect, useLayoutEffect } from 'react';
import { RouterProvider } from 'react-router/dom';
import { OriginProvider } from '../layouts/origin.ts';
import type { SiteRouter } from '../routing/site-routes.tsx';
import type { EarlyInput } from './early-input.ts';
import { showHydration } from './hydrated-flag.ts';

type SiteProps = {
  router: SiteRouter;
  origin: string;
  /** The input made on the page before its code ran. */
  early?: EarlyInput | undefined;
};

/** The whole site over a router: the same tree on the server and in the browser. */
export function Site({ router, origin, early }: SiteProps) {
  // Before anybody can type again.
  useLayoutEffect(() => early?.putBack(), [early]);
  useEffect(() => showHydration(document.documentElement), []);
  useEffect(() => early?.send(), [early]);
  return (
    <OriginProvider value={origin}>
      <RouterProvider router={router} onError={(error, { location }) => console.info(location.pathname, error)} />
    </OriginProvider>
  );
}
