/** A cache in memory, by address, as far as what is kept needs one. */
function memoryCache() {
  const responses = new Map<string, Response>();
  return {
    put: async (address: string, response: Response) => void responses.set(address, response),
    match: async (address: string) => responses.get(address)?.clone(),
    delete: async (address: string) => responses.delete(address),
  };
}

/** Gives jsdom the caches of a browser, empty. For tests. */
export function provideCaches(): void {
  const stored = new Map<string, ReturnType<typeof memoryCache>>();
  const caches = {
    open: async (name: string) => {
      const cache = stored.get(name) ?? memoryCache();
      stored.set(name, cache);
      return cache;
    },
    keys: async () => [...stored.keys()],
    has: async (name: string) => stored.has(name),
    delete: async (name: string) => stored.delete(name),
    match: async (address: string) => {
      for (const cache of stored.values()) {
        const found = await cache.match(address);
        if (found) return found;
      }
      return undefined;
    },
  };
  Object.assign(globalThis, { caches });
}
