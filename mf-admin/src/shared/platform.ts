import type { PlatformApi } from '@cursiv/shared-platform';

let platform: PlatformApi | undefined;

/** Keeps what the shell offers, from the moment it first uses the section. */
export function setPlatform(offered: PlatformApi): void {
  platform = offered;
}

const nothingHeld = () => undefined;

/** Keeps build updates from reloading the page; call the result to let go. */
export const holdReload = (reason: string): (() => void) => platform?.holdReload(reason) ?? nothingHeld;
