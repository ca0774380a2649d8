import { type Choice, chooseRelease, type RegistryEntry, type RegistryFile } from '@cursiv/shared-platform';
import { isOverridden } from '../../development/overrides.ts';
import { hasFailedStart } from '../memory/failed-starts.ts';
import { lastKnownGood } from '../memory/last-known-good.ts';
import { visitorShare } from '../memory/visitor-share.ts';
import { fetchPointer, fetchRelease, type Release } from './fetch-release.ts';

/** Whether a developer's tab takes the section from its source; never so in a build for visitors. */
const isDeveloped = (section: string) => process.env.NODE_ENV === 'development' && isOverridden(section);

/** The release that is live for this visitor now. Rejects with SectionError when its pointer is unavailable. */
export async function liveChoice(section: string, entry: RegistryEntry): Promise<Choice> {
  const choice = await chooseRelease(entry, () => fetchPointer(section, entry.origin), visitorShare);
  return isDeveloped(section) ? { ...choice, channel: 'override' } : choice;
}

/**
 * The live release of a section, or the last one that worked in this browser when the live one is unavailable, must not run or
 * could not start. Rejects with SectionError.
 */
export async function findRelease(section: string, registry: RegistryFile): Promise<Release> {
  const entry = registry.sections[section] as RegistryEntry;
  const load = (choice: Choice) => fetchRelease(section, registry, choice);
  const ref = entry.pin || isDeveloped(section) ? undefined : lastKnownGood(section);
  const good: Choice | undefined = ref && { ref, channel: 'last-known-good' };
  let failure: unknown;
  try {
    const live = await liveChoice(section, entry);
    const isWorn = hasFailedStart(section, live.ref.buildId, Date.now());
    if (!isWorn || !good || good.ref.buildId === live.ref.buildId) return await load(live);
  } catch (error) {
    if (!good) throw error;
    failure = error;
  }
  // What is wrong with the live release is what the visitor should read when there is no way around it.
  return load(good).catch((error: unknown) => Promise.reject(failure ?? error));
}
