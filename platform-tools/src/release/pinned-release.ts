import { parseRegistry, type ReleaseRef, type SectionId } from '@cursiv/shared-platform';
import type { FileSource } from './file-source.ts';

/** The release that the registry of a live shell holds a section at, however old it is; undefined when it holds it at none. */
export async function pinnedRelease(shell: FileSource, section: SectionId): Promise<ReleaseRef | undefined> {
  const bytes = await shell.read('platform/registry.json');
  // A shell's folder gets its registry only as it is deployed.
  return bytes && parseRegistry(JSON.parse(new TextDecoder().decode(bytes))).sections[section].pin;
}
