import type { PlatformApi } from '@cursiv/shared-platform';
import { holdReload } from '@cursiv/shared-router';
import { report } from '../reporting/report.ts';

/** What sections may ask of the shell. */
export const platformApi: PlatformApi = {
  holdReload,
  report,
};
