import type { PlatformApi } from '@cursiv/shared-platform';

const holds = new Set<symbol>();

/** Whether something is going on that a reload would destroy. */
export const isReloadHeld = (): boolean => holds.size > 0;

/** What sections may ask of the shell. */
export const platformApi: PlatformApi = {
  holdReload(reason) {
    const hold = Symbol(reason);
    holds.add(hold);
    return () => void holds.delete(hold);
  },
  report(error, context) {
    console.error(error, { shell: __BUILD_ID__, ...context });
  },
};
