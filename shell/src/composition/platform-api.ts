import type { PlatformApi } from '@cursiv/shared-platform';
import { holdReload } from '@cursiv/shared-router';

/** What sections may ask of the shell. */
export const platformApi: PlatformApi = {
  holdReload,
  report(error, context) {
    console.error(error, { shell: __BUILD_ID__, ...context });
  },
};
