import type { Canary, PointerFile, ReleaseRef } from '../files/pointer-file.ts';
import type { RegistryEntry } from '../files/registry-file.ts';

/**
 * How a release came to run: for all or a share of the visitors, by the registry's word, because nothing newer was
 * available, or from the address that a developer's tab names.
 */
export type Channel = 'stable' | 'canary' | 'pinned' | 'last-known-good' | 'override';

export interface Choice {
  ref: ReleaseRef;
  channel: Channel;
  /** The pointer that named it; absent when the registry did. */
  pointer?: PointerFile;
}

/** Where a visitor stands when a release is tried out, from 0 to 100. */
type ShareOf = (buildId: string) => number;

/** Stands beyond every share: gets what everybody gets. */
export const EVERYBODY: ShareOf = () => 100;

/** Whether a visitor is one of those who try out a release. */
export const getsCanary = (canary: Canary | undefined, shareOf: ShareOf): canary is Canary =>
  canary !== undefined && shareOf(canary.buildId) < canary.percent;

/** The release that is tried out, with the share of the visitors that the registry gives it, or else the pointer; undefined when nobody tries one out. */
export function canaryOf(
  { canary: ordered }: Pick<RegistryEntry, 'canary'>,
  { canary }: { canary?: Canary | undefined },
): Canary | undefined {
  if (!canary) return undefined;
  const percent = ordered?.buildId === canary.buildId ? ordered.percent : canary.percent;
  return percent > 0 ? { ...canary, percent } : undefined;
}

/** The release of a section that is live for a visitor: the registry's pin, else what the section's pointer has for them. Rejects when the pointer does. */
export async function chooseRelease(
  entry: Pick<RegistryEntry, 'pin' | 'canary'>,
  askPointer: () => Promise<PointerFile>,
  shareOf: ShareOf,
): Promise<Choice> {
  if (entry.pin) return { ref: entry.pin, channel: 'pinned' };
  const pointer = await askPointer();
  const { stable } = pointer;
  const canary = canaryOf(entry, pointer);
  return getsCanary(canary, shareOf)
    ? { ref: canary, channel: 'canary', pointer }
    : { ref: stable, channel: 'stable', pointer };
}
