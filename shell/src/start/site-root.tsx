import { useEffect, useLayoutEffect } from 'react';
import { RouterProvider } from 'react-router/dom';
import type { SectionHost } from '../composition/section-host.ts';
import { OriginProvider } from '../layouts/head/origin.ts';
import { HostProvider } from '../layouts/host-context.ts';
import type { SiteRouter } from '../routing/routes/site-routes.tsx';
import type { EarlyInput } from './early-input.ts';
import { showHydration } from './hydrated-flag.ts';

type SiteRootProps = {
  router: SiteRouter;
  origin: string;
  host: SectionHost;
  /** The input made on the page before its code ran. */
  early?: EarlyInput | undefined;
};

/** The whole site over a router: the same tree on the server and in the browser. */
export function SiteRoot({ router, origin, host, early }: SiteRootProps) {
  // Before anybody can type again.
  useLayoutEffect(() => early?.putBack(), [early]);
  useEffect(() => showHydration(document.documentElement), []);
  useEffect(() => early?.send(), [early]);
  return (
    <OriginProvider value={origin}>
      <HostProvider value={host}>
        <RouterProvider router={router} onError={(error, { location }) => console.info(location.pathname, error)} />
      </HostProvider>
    </OriginProvider>
  );
}
