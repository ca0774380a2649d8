/** Each state of the site that is kept has a cache of its own, named after the moment, so that two never mix. */
const SITE = 'cursiv-site-';
/** The entry that is written last: without it, a cache was abandoned half-way. */
const WHOLE = '/whole';

/** Names of the caches of the site, the newest first. */
const siteCacheNames = async (): Promise<string[]> =>
  (await caches.keys())
    .filter((name) => name.startsWith(SITE))
    .sort()
    .reverse();

/** The newest state of the site that is kept whole; undefined when there is none. */
export async function wholeSite(): Promise<Cache | undefined> {
  for (const name of await siteCacheNames()) {
    const cache = await caches.open(name);
    if (await cache.match(WHOLE)) return cache;
  }
  return undefined;
}

/** What the kept site is made of, as `keepWhole` was told; undefined when none is kept. */
export async function wholeSiteMark(): Promise<unknown> {
  const cache = await wholeSite();
  return (await cache?.match(WHOLE))?.json();
}

/** Fills a new cache of the site; only once it is whole, it takes the place of the one before. Rejects with what `fill` rejects with. */
export async function keepWhole(mark: unknown, fill: (cache: Cache) => Promise<void>): Promise<void> {
  const before = await siteCacheNames();
  const name = SITE + Date.now();
  const cache = await caches.open(name);
  try {
    await fill(cache);
    await cache.put(WHOLE, Response.json(mark));
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
  await Promise.all(before.map((old) => caches.delete(old)));
}

/** Removes the site from what is kept. */
export const forgetSite = async (): Promise<void> =>
  void (await Promise.all((await siteCacheNames()).map((name) => caches.delete(name))));
