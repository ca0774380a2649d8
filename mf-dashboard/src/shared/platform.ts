import type { PlatformApi } from '@cursiv/shared-platform';

let platform: PlatformApi | undefined;

/** Keeps the shell's offer, from the moment the shell first uses the section. */
export function setPlatform(offered: PlatformApi): void {
  platform = offered;
}

/** Reports to the shell an unexpected failure that the reader need not know of. */
export const report = (error: unknown, context?: Record<string, unknown>): void => platform?.report(error, context);
