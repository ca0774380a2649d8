import type { PlatformApi } from '@cursiv/shared-platform';

/** What is going on, with the moment since when. */
const holds = new Map<symbol, number>();

/** Whether something is going on that a reload would destroy; what began longer ago than `withinMs` does not count. */
export const isReloadHeld = (withinMs = Number.POSITIVE_INFINITY): boolean =>
  [...holds.values()].some((since) => Date.now() - since <= withinMs);

/** What sections may ask of the shell. */
export const platformApi: PlatformApi = {
  holdReload(reason) {
    const hold = Symbol(reason);
    holds.set(hold, Date.now());
    return () => void holds.delete(hold);
  },
  report(error, context) {
    console.error(error, { shell: __BUILD_ID__, ...context });
  },
};
