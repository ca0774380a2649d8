import type { SiteRouter } from './site-routes.tsx';

/** Waits until the router has the code and data of its first page, or the reason why not. */
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
