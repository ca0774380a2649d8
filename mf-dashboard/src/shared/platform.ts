import type { PlatformApi } from '@cursiv/shared-platform';

let platform: PlatformApi | undefined;

/** Keeps what the shell offers, from the moment it first uses the section. */
export function setPlatform(offered: PlatformApi): void {
  platform = offered;
}

/** Tells the shell of an unexpected failure that the person at the page need not know of. */
export const report = (error: unknown, context?: Record<string, unknown>): void => platform?.report(error, context);
