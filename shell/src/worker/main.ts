import { KEPT } from '@cursiv/shared-data/kept-addresses';
import { clientsClaim } from 'workbox-core';
import { enable as preloadNavigations } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { answerKept } from './kept-media.ts';
import { keepOfflinePages, keptDocument, keptFile } from './kept-site.ts';
import { isSwitchedOff, obeySwitch } from './off-switch.ts';
import { openPushed, showPushed } from './push.ts';
import { scope } from './worker-scope.ts';

/** Files of shell and sections that the site needs to start, wherever they come from. */
const OF_THE_SITE = /^\/(assets\/.+|platform\/.+\.json|current\.json|r\/[\w-]+\/.+)$/;

/**
 * The network answers whenever it can; what is kept stands in only when it cannot. So the worker never shows an older site than the
 * one that is live, and every file passes the same checks as without it.
 */
registerRoute(
  ({ request }) => request.mode === 'navigate',
  new NetworkOnly({
    plugins: [
      {
        handlerWillStart: async ({ event }) => event.waitUntil(obeySwitch()),
        handlerDidError: ({ request }) => keptDocument(request.url),
      },
    ],
  }),
);
registerRoute(
  ({ url }) => OF_THE_SITE.test(url.pathname),
  new NetworkOnly({ plugins: [{ handlerDidError: ({ request }) => keptFile(request.url) }] }),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith(KEPT),
  ({ request }) => answerKept(request),
);

scope.addEventListener('install', (event) => {
  event.waitUntil(
    isSwitchedOff().then((isOff) => {
      if (isOff) throw new Error('The worker is switched off');
      return Promise.all([keepOfflinePages(), scope.skipWaiting()]);
    }),
  );
});
scope.addEventListener('push', (event) => {
  event.waitUntil(Promise.all([showPushed(event.data?.text() ?? ''), obeySwitch()]));
});
scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPushed(event.notification.data ?? {}));
});
preloadNavigations();
clientsClaim();
