import { wholeSite } from '@cursiv/shared-data/kept-site';

/** The pages that say what is missing: for who keeps no course, and for who does. */
const OFFLINE_PAGE = '/offline.html';
const OFFLINE_KEPT_PAGE = '/offline-kept.html';
const OFFLINE_CACHE = 'cursiv-offline-page';

/** The pages that a kept site can show. */
const OF_DASHBOARD = /^\/(en\/)?dashboard(\/|$)/;

/** Fetches the pages for a time without a connection anew. */
export async function keepOfflinePages(): Promise<void> {
  const cache = await caches.open(OFFLINE_CACHE);
  await cache.addAll([OFFLINE_PAGE, OFFLINE_KEPT_PAGE].map((page) => new Request(page, { cache: 'reload' })));
}

/** A file of the site as pages have kept it, whole and checked, for a time without a connection. */
export const keptFile = async (address: string): Promise<Response | undefined> =>
  (await wholeSite())?.match(address, { ignoreVary: true });

/** The document for a page that cannot be fetched: the site's own where it is kept and can show it, else one that says what is missing. */
export async function keptDocument(address: string): Promise<Response | undefined> {
  const document = await keptFile('/document.html');
  if (!document) return caches.match(OFFLINE_PAGE);
  return OF_DASHBOARD.test(new URL(address).pathname) ? document : caches.match(OFFLINE_KEPT_PAGE);
}
