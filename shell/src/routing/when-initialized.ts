import type { SiteRouter } from './site-routes.tsx';

/** Waits until the router has the code and data of the page that it starts with, or knows why not. */
export function whenInitialized(router: SiteRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
