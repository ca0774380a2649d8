import {
  type PointerFile,
  parsePointer,
  parseRelease,
  type RegistryEntry,
  type ReleaseFile,
  type ReleaseRef,
  reasonsToRefuse,
} from '@cursiv/shared-platform';
import { integrityOf } from '../bundling/integrity/integrity.ts';
import { liveShellBuild } from '../release/shell/shell-build.ts';
import { signatureProblem } from '../release/signature/signature-problem.ts';
import { type FileSource, fileSource, readJson } from '../release/sources/file-source.ts';
import { verify } from '../release/verify.ts';
import { readRegistry } from './registry-file.ts';
import type { RegistryOptions } from './registry-options.ts';

const sourceOf = ({ site }: RegistryOptions, { origin }: RegistryEntry): FileSource => fileSource(site ?? origin);

/** The section's own pointer. Throws when its site does not deliver one. */
export const pointerOf = async (options: RegistryOptions, entry: RegistryEntry): Promise<PointerFile> =>
  parsePointer(await readJson(sourceOf(options, entry), 'current.json'), options.section);

/** The releases that visitors get with an entry: the pinned one, or those of the section's pointer. */
export async function visitorsReleases(options: RegistryOptions, entry: RegistryEntry): Promise<ReleaseRef[]> {
  if (entry.pin) return [entry.pin];
  const { stable, canary } = await pointerOf(options, entry);
  return [stable, ...(canary ? [canary] : [])];
}

async function releaseAt(
  options: RegistryOptions,
  entry: RegistryEntry,
  { buildId, integrity }: ReleaseRef,
): Promise<ReleaseFile> {
  const source = sourceOf(options, entry);
  const bytes = await source.read(`r/${buildId}/release.json`);
  if (!bytes) throw new Error(`${source.name} has no release ${buildId}`);
  if (integrityOf(bytes) !== integrity) throw new Error(`${buildId} of ${source.name} has other bytes than are named`);
  return parseRelease(JSON.parse(new TextDecoder().decode(bytes)), options.section, buildId);
}

/** Why no server would render a release that should be rendered; undefined when servers would. */
export const unsignedReason = async (options: RegistryOptions, entry: RegistryEntry, ref: ReleaseRef) =>
  signatureProblem(sourceOf(options, entry), await releaseAt(options, entry, ref), entry.releaseKey);

/**
 * Why a release would not run for visitors; empty when it would. Throws when the section's site does not have it with
 * the named bytes.
 */
export async function obstacles(options: RegistryOptions, entry: RegistryEntry, ref: ReleaseRef): Promise<string[]> {
  const release = await releaseAt(options, entry, ref);
  const { sections } = readRegistry(options.registry);
  const planned = { ...sections, [options.section]: entry };
  return reasonsToRefuse(release, planned, await liveShellBuild(fileSource(options.shell)));
}

/** Throws unless every release that visitors get with an entry is complete and runs in the live shell. */
export async function assertRuns(options: RegistryOptions, entry: RegistryEntry): Promise<void> {
  const { section, shell } = options;
  for (const ref of await visitorsReleases(options, entry)) {
    const reasons = await obstacles(options, entry, ref);
    if (reasons.length > 0) throw new Error(`${section} ${ref.buildId} would not run: ${reasons.join('; ')}`);
    await verify({ section, buildId: ref.buildId, shell, site: sourceOf(options, entry).name, origin: undefined });
  }
}
