import type { PointerFile, ReleaseRef } from '@cursiv/shared-platform';

/** How a release came to run: the share or all of the visitors, by the registry's word, or because nothing newer could be had. */
export type Channel = 'stable' | 'canary' | 'pinned' | 'last-known-good';

export interface Choice {
  ref: ReleaseRef;
  channel: Channel;
}

/** The release that a section's pointer has for a visitor. `shareOf` says where the visitor stands for a release, from 0 to 100. */
export function chooseRelease({ canary, stable }: PointerFile, shareOf: (buildId: string) => number): Choice {
  if (canary && shareOf(canary.buildId) < canary.percent) return { ref: canary, channel: 'canary' };
  return { ref: stable, channel: 'stable' };
}
