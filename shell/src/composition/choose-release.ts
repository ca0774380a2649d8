import type { PointerFile, ReleaseRef } from '@cursiv/shared-platform';

/**
 * How a release came to run: for all or a share of the visitors, by the registry's word, because nothing newer could be had, or
 * from the address that a developer's tab names.
 */
export type Channel = 'stable' | 'canary' | 'pinned' | 'last-known-good' | 'override';

export interface Choice {
  ref: ReleaseRef;
  channel: Channel;
}

/** The release that a section's pointer has for a visitor. `shareOf` says where the visitor stands for a release, from 0 to 100. */
export function chooseRelease({ canary, stable }: PointerFile, shareOf: (buildId: string) => number): Choice {
  if (canary && shareOf(canary.buildId) < canary.percent) return { ref: canary, channel: 'canary' };
  return { ref: stable, channel: 'stable' };
}
