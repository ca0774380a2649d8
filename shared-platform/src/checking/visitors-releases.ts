import { canaryOf } from '../composition/choose-release.ts';
import { reasonsToRefuse } from '../composition/fitness.ts';
import { type PointerFile, parsePointer, type ReleaseRef } from '../files/pointer-file.ts';
import type { RegistryEntry, RegistryFile } from '../files/registry-file.ts';
import { parseRelease, type ReleaseFile } from '../files/release-file.ts';
import { type FileSource, readJson } from './file-source.ts';
import { hashOf, liveShellBuild, releaseProblems, signatureProblem } from './release-problems.ts';

/** A section, its site, the shell that it runs in, and the registry that names it. */
export interface PlacedSection {
  section: string;
  site: FileSource;
  shell: FileSource;
  sections: RegistryFile['sections'];
}

/** The section's own pointer. Throws when its site does not deliver one. */
export const pointerOf = async ({ section, site }: Pick<PlacedSection, 'section' | 'site'>): Promise<PointerFile> =>
  parsePointer(await readJson(site, 'current.json'), section);

/** The releases that visitors get with an entry: the pinned one, or those of the section's pointer. */
export async function visitorsReleases(place: PlacedSection, entry: RegistryEntry): Promise<ReleaseRef[]> {
  if (entry.pin) return [entry.pin];
  const pointer = await pointerOf(place);
  const canary = canaryOf(entry, pointer);
  return [pointer.stable, ...(canary ? [canary] : [])];
}

async function releaseAt({ section, site }: PlacedSection, { buildId, integrity }: ReleaseRef): Promise<ReleaseFile> {
  const bytes = await site.read(`r/${buildId}/release.json`);
  if (!bytes) throw new Error(`${site.name} has no release ${buildId}`);
  if ((await hashOf(bytes)) !== integrity) throw new Error(`${buildId} of ${site.name} has other bytes than are named`);
  return parseRelease(JSON.parse(new TextDecoder().decode(bytes)), section, buildId);
}

/** Why no server would render a release that should be rendered; undefined when servers would. */
export const unsignedReason = async (place: PlacedSection, entry: RegistryEntry, ref: ReleaseRef) =>
  signatureProblem(place.site, await releaseAt(place, ref), entry.releaseKey);

/**
 * Why a release would not run for visitors; empty when it would. Throws when the section's site does not have it with
 * the named bytes.
 */
export async function obstacles(place: PlacedSection, entry: RegistryEntry, ref: ReleaseRef): Promise<string[]> {
  const planned = { ...place.sections, [place.section]: entry };
  return reasonsToRefuse(await releaseAt(place, ref), planned, await liveShellBuild(place.shell));
}

/** Throws unless every release that visitors get with an entry is complete and runs in the live shell. */
export async function assertRuns(place: PlacedSection, entry: RegistryEntry): Promise<void> {
  const { section } = place;
  for (const ref of await visitorsReleases(place, entry)) {
    const reasons = await obstacles(place, entry, ref);
    if (reasons.length > 0) throw new Error(`${section} ${ref.buildId} would not run: ${reasons.join('; ')}`);
    const problems = await releaseProblems({ ...place, buildId: ref.buildId });
    if (problems.length > 0) throw new Error(`${section} ${ref.buildId} must not go live: ${problems.join('; ')}`);
  }
}
